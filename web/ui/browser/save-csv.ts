import { toast } from '../feedback/toast.ts';
import { saveFile } from './save-file.ts';

export function saveCsv(pieces: readonly string[], name: string): void {
  saveFile(new Blob([...pieces], { type: 'text/csv;charset=utf-8' }), name);
  toast({ title: 'Export successful', message: name });
}
