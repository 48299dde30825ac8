// On a phone, the document fills the screen while it is read.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderApp } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740));
  afterEach(() => page.viewport(1280, 800));

  async function read() {
    const { user } = await renderApp({ scenario: smallRoom, route: '/documents?document=doc-pdf' });
    const pages = await screen.findByRole('group', { name: /^Pages of/ }, { timeout: 40_000 });
    await waitFor(() => expect(pages.querySelector('canvas')).not.toBeNull());
    const scroll = async (by: number) => {
      // The real sizes of pages coming into view rearrange them, which would undo a scroll in the same frame.
      await nextFrames();
      pages.scrollBy(0, by);
    };
    return { user, pages, scroll };
  }

  /** The share of the screen that a PDF's pages fill. */
  const share = (pages: HTMLElement) => {
    const { width, height } = pages.getBoundingClientRect();
    return (width * height) / (window.innerWidth * window.innerHeight);
  };

  it('gives a scrolled document nine tenths of the screen, and takes the room back on scrolling up or a tap', async () => {
    const { pages, scroll } = await read();
    expect(share(pages)).toBeLessThan(0.8);
    await scroll(300);
    await waitFor(() => expect(share(pages)).toBeGreaterThan(0.9));
    await scroll(-100);
    await waitFor(() => expect(share(pages)).toBeLessThan(0.8));
    await scroll(200);
    await waitFor(() => expect(share(pages)).toBeGreaterThan(0.9));
    pages.click();
    await waitFor(() => expect(share(pages)).toBeLessThan(0.8));
  });

  it('shows head and bars again when the focus gets into them, and leaves them while it is there', async () => {
    const { user, pages, scroll } = await read();
    await scroll(300);
    await waitFor(() => expect(share(pages)).toBeGreaterThan(0.9));
    screen.getByRole('button', { name: /^Zoom in/ }).focus();
    await waitFor(() => expect(share(pages)).toBeLessThan(0.8));
    await user.tab();
    await scroll(300);
    await nextFrames();
    expect(share(pages)).toBeLessThan(0.8);
  });
});

/** Waits until the effects of scrolling are rendered. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
