/** Returns whether it was copied. Where the clipboard API is refused, the text is selected and copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return import('./copy-by-selection.ts').then(
      ({ copyBySelection }) => copyBySelection(text),
      () => false,
    );
  }
}
