/** Opens a separate tab without access to this one. */
export function openTab(url: string): void {
  window.open(url, '_blank', 'noopener');
}
