// Drops files with a real DataTransfer; the testing library would pass an empty one.
import { fireEvent } from '@testing-library/react';

export function dropFiles(target: Element, ...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragenter', 'dragover', 'drop'])
    fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}
