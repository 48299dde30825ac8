// All keys by place, for the dialog that lists them; a key without a description does not compile.
import type { Role } from '#contract/types.ts';
import type { itemMoves } from './item-moves.ts';
import type { pageKeys } from './page-keys.ts';

interface KeyLine {
  /** All roles by default. */
  readonly roles?: readonly Role[];
  /** Keys that are pressed together. */
  readonly keys: readonly string[];
  readonly does: string;
}

export interface KeyPlace {
  readonly place: string;
  readonly lines: readonly KeyLine[];
}

/** Roles that may rename and delete others' uploads. */
const changers: readonly Role[] = ['admin', 'manager'];

const ofPage: Record<keyof typeof pageKeys, KeyLine> = {
  '/': { keys: ['/'], does: 'Search documents and folders' },
  g: { keys: ['G'], does: 'Change between list and grid' },
  escape: { keys: ['Esc'], does: 'Clear the selection' },
};

const ofMoves: Record<keyof typeof itemMoves, KeyLine> = {
  ArrowUp: { keys: ['↑'], does: 'To the item above' },
  ArrowDown: { keys: ['↓'], does: 'To the item below' },
  Home: { keys: ['Home'], does: 'To the first item' },
  End: { keys: ['End'], does: 'To the last item' },
  PageUp: { keys: ['Page Up'], does: 'One page up' },
  PageDown: { keys: ['Page Down'], does: 'One page down' },
};

const inLists: readonly KeyLine[] = [
  {
    keys: ['←', '→'],
    does: 'Through the buttons of a row, from card to card, or into and out of a folder of the tree',
  },
  { keys: ['Enter'], does: 'Open' },
  { keys: ['Space'], does: 'Select, or take out of the selection' },
  { keys: ['Shift', '↑ ↓'], does: 'Select up to there' },
  { keys: ['Ctrl', 'A'], does: 'Select all' },
  { keys: ['Shift', 'F10'], does: 'Open the menu of an item' },
];

const inReader: readonly KeyLine[] = [
  { keys: ['J'], does: 'To the next document' },
  { keys: ['K'], does: 'To the document before' },
  { keys: ['Ctrl', 'F'], does: 'Find in the document' },
  { keys: ['+'], does: 'Larger' },
  { keys: ['-'], does: 'Smaller' },
  { keys: ['0'], does: 'As wide as the window' },
  { keys: ['Home'], does: 'To its beginning' },
  { keys: ['End'], does: 'To its end' },
];

const inDialogs: readonly KeyLine[] = [
  { keys: ['Esc'], does: 'Close the dialog or the menu' },
  { keys: ['Tab'], does: 'To the next field or button' },
  { keys: ['↑', '↓'], does: 'Through a menu, or the choices of a list' },
  { keys: ['Enter'], does: 'Press the button, or send the form' },
];

/** The keys of actions; a test compares them with the actions. */
const ofActions: readonly KeyLine[] = [
  { keys: ['F2'], does: 'Rename', roles: changers },
  { keys: ['Del'], does: 'Delete', roles: changers },
];

export const allKeys: readonly KeyPlace[] = [
  { place: 'On every screen', lines: [{ keys: ['?'], does: 'Show these keys' }] },
  { place: 'Document Management', lines: Object.values(ofPage) },
  { place: 'Lists and folders', lines: [...Object.values(ofMoves), ...inLists, ...ofActions] },
  { place: 'Reading a document', lines: inReader },
  { place: 'Dialogs, menus and the preview', lines: inDialogs },
];
