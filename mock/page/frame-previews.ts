// Fills sandboxed frames, whose requests the worker does not see, with the mock's answers.

import { noteOpened } from './asked-for.ts';

/** Shows the mock's answers in frames whose sandbox excludes the worker. */
export function answerSandboxedFrames(): void {
  HTMLIFrameElement.prototype.setAttribute = function setAttribute(this: HTMLIFrameElement, name, value) {
    if (name === 'src' && value.startsWith('/api/') && isOpaque(this)) {
      // A placeholder, so that the address itself is not opened. Chromium sometimes fires no event for a load that
      // begins during another one.
      const isPlaced = new Promise((resolve) => this.addEventListener('load', resolve, { once: true }));
      this.srcdoc = '';
      void fill(this, value, isPlaced);
    }
    if (name === 'src') noteOpened(value);
    Element.prototype.setAttribute.call(this, name, value);
  };
}

function isOpaque(frame: HTMLIFrameElement): boolean {
  return frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
}

async function fill(frame: HTMLIFrameElement, url: string, isPlaced: Promise<unknown>): Promise<void> {
  try {
    const response = await fetch(url, { headers: { Accept: 'text/html' }, credentials: 'include' });
    const text = await response.text();
    await isPlaced;
    frame.srcdoc = text;
  } catch {
    // The page is closing, and the frame with it.
  }
}
