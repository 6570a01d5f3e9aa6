// SPDX-License-Identifier: MIT
// A browser's storage for Node, with room for so many letters.

export class Memory {
  items = new Map<string, string>();
  constructor(public room = 5_000_000) {}
  get length() {
    return this.items.size;
  }
  key(i: number) {
    return [...this.items.keys()][i] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    let used = key.length + value.length;
    for (const [name, text] of this.items) if (name !== key) used += name.length + text.length;
    if (used > this.room) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}
