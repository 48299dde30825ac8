/** A tab of its own, which knows nothing of this one. */
export function openTab(url: string): void {
  window.open(url, '_blank', 'noopener');
}
