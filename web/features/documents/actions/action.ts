import type { Document, Folder } from '#contract/types.ts';
import type { HeldItem } from '#web/domain/bulk/held-items.tsx';
import type { LucideIcon as Icon } from 'lucide-react';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import { documentKey, type ItemKey } from '../model/item-key.ts';
import type { Rights } from './use-rights.ts';

/** What an action is for; a row of the tree is one. */
export type Item =
  | { readonly kind: 'document'; readonly key: ItemKey; readonly document: Document }
  | { readonly kind: 'folder'; readonly key: ItemKey; readonly folder: Folder };

export function heldItem(item: Item): HeldItem {
  return { kind: item.kind, name: item.kind === 'document' ? item.document.name : item.folder.name };
}

export function itemOf(document: Document): Item {
  return { kind: 'document', key: documentKey(document), document };
}

/** What the actions need from the page. */
export interface Commands {
  /** @param at where in the preview */
  openDocument: (id: string, at?: object) => void;
  show: (dialog: PageDialog) => void;
  rename: (key: ItemKey) => void;
  /** Where it stands, with the focus on it. */
  showInFolder: (document: Document) => void;
  /** Another screen. */
  goTo: (address: string) => void;
}

export interface ActionContext extends Commands {
  /** Whether the items are what was selected: one of them is then still a selection. */
  isSelection: boolean;
}

/**
 * Something a person can do with an item. The menu of an item shows whatever applies and is allowed; its
 * buttons, the keys and the bar of the selection show what says so here.
 */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon: Icon;
  readonly tone?: 'danger';
  /** As the menu writes it, and what is pressed for the selection, or for the focused item where nothing is selected. */
  readonly key?: { readonly hint: string; readonly pressed: readonly string[] };
  /** Beside the menu: as a button of a row, of a card. */
  readonly buttons?: readonly ('row' | 'card')[];
  /** What of a selection it takes: exactly one item, or however many are allowed, which the bar offers as well. */
  readonly selection?: 'one' | 'many';
  applies(item: Item): boolean;
  /** Everybody may by default. */
  may?(rights: Rights, item: Item): boolean;
  /** Whether the rights alone forbid it for every item: the bar has no button for it then. */
  mayNever?(rights: Rights): boolean;
  /** Whether the rights alone allow it for every item: ten thousand need not be asked one by one. */
  mayAlways?(rights: Rights): boolean;
  /** Why it is shown and does nothing; undefined where it can be done. */
  barred?(item: Item): string | undefined;
  run(context: ActionContext, items: readonly Item[]): void;
}

/** The functions that an action consists of where it is for documents only. */
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
