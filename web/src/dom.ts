// SPDX-License-Identifier: MIT
// A small virtual DOM: views are pure functions that describe elements, `patch` makes the document agree. Text is
// always text: nothing here turns a string into markup.

export type Listener = (event: never) => void;
export type Value = string | number | boolean | null | undefined | Listener | Record<string, string>;
export type Child = VNode | string | number | null | undefined | false;

export interface VNode {
  tag: string;
  key: string | undefined;
  attrs: Record<string, Value>;
  children: (VNode | string)[];
}

/**
 * Describes an element. `key` keeps it itself among its siblings; `on…` are listeners; `style` is set property by
 * property.
 */
export function h(tag: string, attrs: Record<string, Value> = {}, ...children: (Child | Child[])[]): VNode {
  const flat: (VNode | string)[] = [];
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    flat.push(typeof child === "number" ? String(child) : child);
  }
  const { key, ...rest } = attrs;
  return { tag, key: key === undefined || key === null ? undefined : String(key), attrs: rest, children: flat };
}

const svgTags = new Set([
  "svg",
  "g",
  "rect",
  "animate",
  "circle",
  "ellipse",
  "path",
  "line",
  "text",
  "polygon",
  "polyline",
  "defs",
  "linearGradient",
  "radialGradient",
  "stop",
  "title",
  "tspan",
]);
const drawn = new WeakMap<Node, VNode>();
const listeners = new WeakMap<Node, Map<string, Listener>>();

/** What is being typed belongs to whoever types it, unless the page has meanwhile put something else there. */
const isTyped = ({ type }: HTMLInputElement, unchanged: boolean): boolean =>
  type === "number" || (unchanged && /^(text|search|textarea)$/.test(type));

function setAttribute(element: Element, name: string, value: Value, before: Value): void {
  if (name.startsWith("on")) {
    const type = name.slice(2);
    const own = listeners.get(element) ?? new Map<string, Listener>();
    listeners.set(element, own);
    if (!own.has(type)) element.addEventListener(type, (event) => own.get(type)?.(event as never), { passive: false });
    if (typeof value === "function") own.set(type, value);
    else own.delete(type);
  } else if (name === "style") {
    const style = (element as HTMLElement).style;
    const now = (value ?? {}) as Record<string, string>;
    for (const property of Object.keys((before ?? {}) as object))
      if (!(property in now)) style.removeProperty(property);
    for (const [property, content] of Object.entries(now)) style.setProperty(property, content);
  } else if ((name === "value" && element.tagName !== "PROGRESS") || name === "checked" || name === "selected") {
    const input = element as unknown as Record<string, unknown>;
    const typing = element === document.activeElement && isTyped(element as HTMLInputElement, value === before);
    if (input[name] !== value && !typing) input[name] = value ?? "";
  } else if (value === null || value === undefined || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

function create(node: VNode | string): Node {
  if (typeof node === "string") return document.createTextNode(node);
  const element = svgTags.has(node.tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", node.tag)
    : document.createElement(node.tag);
  for (const child of node.children) element.appendChild(create(child));
  for (const [name, value] of Object.entries(node.attrs)) setAttribute(element, name, value, undefined);
  drawn.set(element, node);
  return element;
}

function same(node: Node | undefined, wanted: VNode | string): boolean {
  if (!node) return false;
  if (typeof wanted === "string") return node.nodeType === 3;
  const old = drawn.get(node);
  return old !== undefined && old.tag === wanted.tag && old.key === wanted.key;
}

/** Makes `element` what `wanted` describes; they have the same tag. */
export function patch(element: Element, wanted: VNode): void {
  const old = drawn.get(element);
  if (old === wanted) return;
  drawn.set(element, wanted);
  const before = old?.attrs ?? {};
  patchChildren(element, wanted.children);
  for (const name of Object.keys(before))
    if (!(name in wanted.attrs)) setAttribute(element, name, undefined, before[name]);
  for (const [name, value] of Object.entries(wanted.attrs))
    if (value !== before[name] || name === "value" || name === "checked" || name === "style")
      setAttribute(element, name, value, before[name]);
}

function patchChildren(element: Element, wanted: (VNode | string)[]): void {
  const keyed = new Map<string, Node>();
  for (const child of element.childNodes) {
    const key = drawn.get(child)?.key;
    if (key !== undefined) keyed.set(key, child);
  }
  let at: ChildNode | null = element.firstChild;
  for (const want of wanted) {
    const key = typeof want === "string" ? undefined : want.key;
    const known = key !== undefined ? keyed.get(key) : undefined;
    let node: Node;
    if (known && same(known, want)) {
      node = known;
      if (node === at) at = at.nextSibling;
      else element.insertBefore(node, at);
    } else if (at && key === undefined && drawn.get(at)?.key === undefined && same(at, want)) {
      node = at;
      at = at.nextSibling;
    } else {
      node = create(want);
      element.insertBefore(node, at);
      continue;
    }
    if (typeof want === "string") {
      if (node.nodeValue !== want) node.nodeValue = want;
    } else {
      patch(node as Element, want);
    }
  }
  while (at) {
    const next: ChildNode | null = at.nextSibling;
    at.remove();
    at = next;
  }
}
