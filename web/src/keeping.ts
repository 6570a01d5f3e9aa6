// SPDX-License-Identifier: MIT
// What the page and its service worker say to each other about what is kept for when there is no network.

/** Files that are kept or removed together: "page", "networks", or one for each game: "tables/spanish". */
export interface Group {
  id: string;
  /** How many files it has, and their bytes. */
  files: number;
  bytes: number;
  /** How many of them are here, and their bytes. */
  kept: number;
  keptBytes: number;
  /** Somebody has removed it: it does not come again by itself. */
  unwanted: boolean;
}

/** What is here. */
export interface Kept {
  /** The version of the page that is used from the next start on. */
  version: string;
  groups: Group[];
  /** Files are on their way. */
  busy: boolean;
  /** The last file did not come, or did not fit on the device. */
  trouble: "" | "network" | "full";
}

/** What the page asks; every tab is told what has become of it. `groups`: null for all that are wanted. */
export type KeepRequest = { do: "keep"; groups: string[] | null } | { do: "remove"; group: string } | { do: "list" };
