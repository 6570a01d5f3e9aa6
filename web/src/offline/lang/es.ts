// SPDX-License-Identifier: MIT
// El español de la lista, que es también el modelo de los demás idiomas.
export const es = {
  title: "Sin conexión",
  intro: "Lo que está en este aparato funciona aunque no haya red: en el gimnasio, en el tren, en el aula.",
  looking: "Mirando qué hay en este aparato…",
  impossible:
    "Desde esta dirección el navegador no deja guardar la página. Se puede en una dirección segura (https) o en el " +
    "mismo ordenador donde está el programa.",
  group: (kind: string): string =>
    ({
      page: "La página y el motor",
      lessons: "Reglas, lecciones y entrenamiento",
      puzzles: "Problemas",
      openings: "Libros de aperturas",
      networks: "Lo que el motor ha aprendido",
      tables: "Tablas de finales",
    })[kind] ?? kind,
  /** El nombre de un juego dentro de una línea. */
  gameInside: (name: string): string => name.toLowerCase(),
  here: "está aquí",
  missing: "falta",
  partly: (n: number, all: number): string => `hay ${n} de ${all}`,
  keep: "Guardar",
  keepAll: "Guardar todo",
  remove: "Quitar",
  total: (here: string, all: string): string => `En este aparato: ${here} de ${all}.`,
  busy: "Guardando lo demás…",
  unreached: "No ha llegado todo. Seguirá solo cuando vuelva la conexión.",
  full: "No cabe más en este aparato. Quita algo de la lista o haz sitio.",
  newer: "Hay una versión nueva de la página. Se usará la próxima vez que la abras; lo que está en marcha no se corta.",
  restart: "Usarla ahora",
};
export type OfflineWords = typeof es;
