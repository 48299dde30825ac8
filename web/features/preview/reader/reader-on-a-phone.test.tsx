// On a phone, the document fills the screen while it is read.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';

const isWide = (share: number) => expect(share).toBeGreaterThan(0.9);
const isNarrow = (share: number) => expect(share).toBeLessThan(0.8);

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740));

  async function read() {
    const { user } = await renderApp({ scenario: smallRoom, route: '/documents?document=doc-pdf' });
    const pages = await screen.findByRole('group', { name: /^Pages of/ }, { timeout: 40_000 });
    await waitFor(() => expect(pages.querySelector('canvas')).not.toBeNull());
    /** Scrolls until `check` holds: pages that get their real sizes meanwhile can undo one scroll. */
    const scroll = (by: number, check: (share: number) => void) =>
      waitFor(() => {
        pages.scrollBy(0, by);
        check(shareOf(pages));
      });
    return { user, pages, scroll };
  }

  /** The share of the screen that a PDF's pages fill. */
  const shareOf = (pages: HTMLElement) => {
    const { width, height } = pages.getBoundingClientRect();
    return (width * height) / (window.innerWidth * window.innerHeight);
  };

  it('gives a scrolled document nine tenths of the screen, and takes the room back on scrolling up or a tap', async () => {
    const { pages, scroll } = await read();
    isNarrow(shareOf(pages));
    await scroll(300, isWide);
    await scroll(-100, isNarrow);
    await scroll(200, isWide);
    pages.click();
    await waitFor(() => isNarrow(shareOf(pages)));
  });

  it('gives a document in a frame as much, and takes the room back at a key', async () => {
    const { user } = await renderApp({ scenario: 'demo', route: '/documents?document=document-nda' });
    const reading = await screen.findByRole('toolbar', { name: 'Reading' });
    const frame = reading.closest('[role=dialog]')!.querySelector('iframe')!;
    isNarrow(shareOf(frame));
    await user.keyboard('{End}');
    await waitFor(() => isWide(shareOf(frame)));
    await user.keyboard('{Home}');
    await waitFor(() => isNarrow(shareOf(frame)));
  });

  it('shows a name of two lines in full', async () => {
    await read();
    const title = screen.getByRole('heading', { name: 'Share Purchase Agreement.pdf' });
    expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
  });

  it('shows head and bars again when the focus gets into them, and leaves them while it is there', async () => {
    const { user, pages, scroll } = await read();
    await scroll(300, isWide);
    screen.getByRole('button', { name: /^Zoom in/ }).focus();
    await waitFor(() => isNarrow(shareOf(pages)));
    await user.tab();
    pages.scrollBy(0, 300);
    await nextFrames();
    isNarrow(shareOf(pages));
  });
});

/** Waits until the effects of scrolling are rendered. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
