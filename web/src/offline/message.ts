// SPDX-License-Identifier: MIT
// What the list of what is kept says, and what it asks of the world.
import type { KeepRequest } from "../keeping";

export type OfflineMessage =
  /** These groups are wanted; null: all. */
  | { type: "offline_keep"; groups: string[] | null }
  | { type: "offline_remove"; group: string }
  /** The newer version is used now. */
  | { type: "offline_restart" };

export type OfflineEffect = { do: "ask"; request: KeepRequest } | { do: "restart" };
