// Toasts from anywhere, in or out of React. One is visible at a time: a new one takes the place of the old.
export interface ToastRecord {
  id: number;
  title: string;
  message: string | undefined;
  tone: 'success' | 'destructive';
  action: ToastAction | undefined;
  isOpen: boolean;
}

/** What can be done about it for as long as it is shown. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** A dismissed toast stays in memory for this long, unseen. */
export const DISMISSED_KEPT_MS = 1_000_000;

let records: readonly ToastRecord[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastRecord[]) {
  records = next;
  for (const listener of listeners) listener();
}

interface ToastOptions {
  title: string;
  message?: string;
  tone?: ToastRecord['tone'];
  action?: ToastAction;
}

export function toast(options: ToastOptions): void {
  for (const shown of records.filter(({ isOpen }) => isOpen)) dismissToast(shown.id);
  lastId += 1;
  const record: ToastRecord = {
    id: lastId,
    title: options.title,
    message: options.message,
    tone: options.tone ?? 'success',
    action: options.action,
    isOpen: true,
  };
  update([...records, record]);
}

export function dismissToast(id: number): void {
  if (!records.some((record) => record.id === id && record.isOpen)) return;
  update(records.map((record) => (record.id === id ? { ...record, isOpen: false } : record)));
  setTimeout(() => {
    update(records.filter((record) => record.id !== id));
  }, DISMISSED_KEPT_MS);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  records: () => records,
};
