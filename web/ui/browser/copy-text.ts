const withoutApi = () => import('./copy-by-selection.ts');
// Without the API, as over http, Safari copies only while a press is handled, and does not wait for a file.
if (!globalThis.isSecureContext) withoutApi().catch(() => undefined);

/** Returns whether it was copied. Where the clipboard API is refused, the text is selected and copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return withoutApi().then(
      ({ copyBySelection }) => copyBySelection(text),
      () => false,
    );
  }
}
