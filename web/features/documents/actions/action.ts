import type { Document, Folder } from '#contract/types.ts';
import type { HeldItem } from '#web/domain/bulk/held-items.tsx';
import type { LucideIcon as Icon } from 'lucide-react';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import { documentKey, type ItemKey } from '../model/item-key.ts';
import type { Rights } from './use-rights.ts';

/** The item of an action; rows of the tree have the same shape. */
export type Item =
  | { readonly kind: 'document'; readonly key: ItemKey; readonly document: Document }
  | { readonly kind: 'folder'; readonly key: ItemKey; readonly folder: Folder };

export function heldItem(item: Item): HeldItem {
  return { kind: item.kind, name: item.kind === 'document' ? item.document.name : item.folder.name };
}

export function itemOf(document: Document): Item {
  return { kind: 'document', key: documentKey(document), document };
}

export interface Commands {
  /** @param at a place in the preview */
  openDocument: (id: string, at?: object) => void;
  show: (dialog: PageDialog) => void;
  /** For results of calls: never replaces a dialog that was opened meanwhile. */
  showNext: (dialog: PageDialog) => void;
  rename: (key: ItemKey) => void;
  /** Opens its folder and focuses it. */
  showInFolder: (document: Document) => void;
  goTo: (address: string) => void;
  /** Fetches what is on screen again, after a refusal that it did not foresee. */
  refetch: () => void;
}

export interface ActionContext extends Commands {
  /** Whether the items are the selection, even if it is a single item. */
  isSelection: boolean;
}

/** A menu offers every action that applies and is allowed; buttons, keys and the selection bar those marked here. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon: Icon;
  readonly tone?: 'danger';
  /** The key as the menu shows it, and the event for the selection or the focused item. */
  readonly key?: { readonly hint: string; readonly pressed: readonly string[] };
  /** Where it has a button besides the menu. */
  readonly buttons?: readonly ('row' | 'card')[];
  /** How many selected items it takes: exactly one, or many, which the bar offers as well. */
  readonly selection?: 'one' | 'many';
  applies(item: Item): boolean;
  /** Allowed for everyone by default. */
  may?(rights: Rights, item: Item): boolean;
  /** Whether the role forbids it for every item, so that the bar has no button. */
  mayNever?(rights: Rights): boolean;
  /** Whether the role allows it for every item that it applies to, so that thousands need not be checked. */
  mayAlways?(rights: Rights): boolean;
  /** The kind of item it applies to, where `mayAlways` does not mean both. */
  readonly alwaysOn?: Item['kind'];
  /** Why it is disabled; undefined if it is not. */
  barred?(item: Item): string | undefined;
  run(context: ActionContext, items: readonly Item[]): void;
}

export function forDocuments(
  run: (context: ActionContext, document: Document) => void,
): Pick<Action, 'applies' | 'run'> {
  return {
    applies: ({ kind }) => kind === 'document',
    run: (context, [item]) => {
      if (item?.kind === 'document') run(context, item.document);
    },
  };
}

export function forFolders(run: (context: ActionContext, folder: Folder) => void): Pick<Action, 'applies' | 'run'> {
  return {
    applies: ({ kind }) => kind === 'folder',
    run: (context, [item]) => {
      if (item?.kind === 'folder') run(context, item.folder);
    },
  };
}
