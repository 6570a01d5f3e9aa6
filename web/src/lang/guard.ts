// SPDX-License-Identifier: MIT
// What the page says when it cannot start: apart from the other words, so that it is there when they are not.
import type { Language } from "../types";

export const guardWords: Record<
  Language,
  { title: string; text: string; again: string; save: string; aside: string; details: string }
> = {
  es: {
    title: "La página no ha podido empezar",
    text:
      "No se ha perdido nada. Prueba otra vez; si no basta, empieza de cero: lo guardado en este navegador se aparta " +
      "y se puede guardar en un archivo.",
    again: "Probar otra vez",
    save: "Guardar en un archivo",
    aside: "Apartar lo guardado y empezar",
    details: "Detalle",
  },
  en: {
    title: "The page could not start",
    text:
      "Nothing is lost. Try again; if that does not help, start afresh: what this browser kept is set aside and can " +
      "be saved to a file.",
    again: "Try again",
    save: "Save to a file",
    aside: "Set it aside and start",
    details: "Details",
  },
};
