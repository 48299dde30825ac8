import { toast } from '../feedback/toast.ts';
import { saveFile } from './save-file.ts';

/** Hands a table to the browser as a file of that name, and says so. */
export function saveCsv(pieces: readonly string[], name: string): void {
  saveFile(new Blob([...pieces], { type: 'text/csv;charset=utf-8' }), name);
  toast({ title: 'Export successful', message: name });
}
