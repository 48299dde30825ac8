// Fills sandboxed frames. The worker does not see frames of an opaque origin: their requests would reach the
// development server. So the page calls the mock itself and gives the frame the answer, still in its sandbox.

import { noteOpened } from './asked-for.ts';

/** Frames whose sandbox keeps the worker out show what the mock answers at their address. */
export function answerSandboxedFrames(): void {
  HTMLIFrameElement.prototype.setAttribute = function setAttribute(this: HTMLIFrameElement, name, value) {
    if (name === 'src' && value.startsWith('/api/') && isOpaque(this)) {
      // Something there already, so that the address itself is not opened.
      this.srcdoc = '';
      void fill(this, value);
    }
    if (name === 'src') noteOpened(value);
    Element.prototype.setAttribute.call(this, name, value);
  };
}

function isOpaque(frame: HTMLIFrameElement): boolean {
  return frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
}

async function fill(frame: HTMLIFrameElement, url: string): Promise<void> {
  try {
    const response = await fetch(url, { headers: { Accept: 'text/html' }, credentials: 'include' });
    frame.srcdoc = await response.text();
  } catch {
    // A page that goes takes its requests with it: nobody sees the frame any more.
  }
}
