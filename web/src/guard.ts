// SPDX-License-Identifier: MIT
// The last resort, a script of its own before all others: if the page fails before the first position stands on the
// board, for whatever reason, it says so and offers a way out instead of staying blank.
import { download, everything, exported, setAllAside, setAsides } from "./aside";
import { browserLanguage } from "./lang/browser";
import { guardWords } from "./lang/guard";

const page = document.documentElement;

/** What was served once may be what is broken: the next try fetches everything anew. */
async function again(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith("damas-")) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  } catch {
    // Not in every browser, nor on every host.
  }
  location.replace(location.pathname); // Without a fragment, which may be what is broken.
}

function show(why: string): void {
  if (page.dataset["started"] || page.dataset["failed"]) return;
  page.dataset["failed"] = "yes";
  const words = guardWords[browserLanguage()];
  const put = (parent: Element, tag: string, text: string): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    return parent.appendChild(element);
  };
  const main = document.createElement("main");
  main.className = "guard";
  put(main, "h1", words.title);
  put(main, "p", words.text);
  const row = put(main, "div", "");
  row.className = "row";
  const button = (label: string, press: () => void) => {
    put(row, "button", label).onclick = press;
  };
  button(words.again, () => void again());
  button(words.save, () => download("guardado.json", exported([...everything(), ...setAsides()]), "application/json"));
  button(words.aside, () => {
    setAllAside();
    void again();
  });
  row.firstElementChild!.className = "primary";
  const details = put(main, "details", "");
  put(details, "summary", words.details);
  put(details, "p", why);
  document.body.replaceChildren(main);
}

// Errors of scripts, and scripts or styles that did not come: those do not bubble.
addEventListener(
  "error",
  (event) => {
    const from = event.target;
    const why =
      from instanceof HTMLScriptElement
        ? from.src
        : event instanceof ErrorEvent && event.filename.startsWith(location.origin)
          ? event.message
          : "";
    if (why) document.body ? show(why) : addEventListener("DOMContentLoaded", () => show(why));
  },
  true,
);
