// Toasts from anywhere, in or out of React. One is visible at a time, the newest. A replaced success is dropped; a
// replaced failure returns afterwards, until it is closed or the same action has succeeded. Durations are in
// `toaster.tsx`.
import { Store } from '../browser/store.ts';

export interface ToastRecord {
  id: number;
  title: string;
  message: string | undefined;
  tone: 'success' | 'destructive';
  action: ToastAction | undefined;
  about: object | undefined;
  isPassing: boolean;
  isOpen: boolean;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

export const DISMISSED_KEPT_MS = 1_000_000;
/** The most failures that wait; the oldest is dropped. */
const MOST_FAILURES = 10;

let lastId = 0;
export const toastStore = new Store<readonly ToastRecord[]>([]);

interface ToastOptions {
  /** Without one, a success only removes failures. */
  title?: string;
  message?: string;
  tone?: ToastRecord['tone'];
  action?: ToastAction;
  /** What it is about: a success removes failures about the same. */
  about?: object;
  /** A failure that disappears by itself, since the form shows it as well. */
  isPassing?: boolean;
}

export function toast({ title, message, tone = 'success', action, about, isPassing }: ToastOptions): void {
  const isAnswered = (old: ToastRecord) =>
    (title !== undefined && old.isPassing) ||
    (old.title === title && old.message === message) ||
    (tone === 'success' && about !== undefined && old.about === about);
  const open = toastStore.get().filter(({ isOpen }) => isOpen);
  const staying = open.filter((old) => !isAnswered(old)).slice(-MOST_FAILURES);
  for (const old of open) if (!staying.includes(old)) dismissToast(old.id);
  if (title === undefined) return;
  lastId += 1;
  const next = { id: lastId, title, message, tone, action, about, isPassing: isPassing ?? tone === 'success' };
  toastStore.set([...toastStore.get(), { ...next, isOpen: true }]);
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().map((record) => (record.id === id ? { ...record, isOpen: false } : record)));
  setTimeout(() => {
    toastStore.set(toastStore.get().filter((record) => record.id !== id));
  }, DISMISSED_KEPT_MS);
}
