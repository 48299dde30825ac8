/** A browser may still be reading the file after the click; Safari needs a while. */
const KEPT_FOR_MS = 60_000;

/** Hands the pieces to the browser as one download. */
export function saveFile(pieces: string[], name: string, type: string): void {
  const url = URL.createObjectURL(new Blob(pieces, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_FOR_MS);
}
