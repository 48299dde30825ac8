import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../theme/theme.css';
import { Download, Eye, Upload } from 'lucide-react';
import { Button } from '../form/button.tsx';
import { IconButton } from '../form/icon-button.tsx';
import { SharedTooltip } from './shared-tooltip.tsx';
import { TooltipBubble } from './tooltip-bubble.tsx';

function Row() {
  const row = useRef<HTMLDivElement>(null);
  return (
    // Away from the corner where the browser's own pointer may rest.
    <div ref={row} className="m-40">
      <IconButton isTipShared label="Preview" icon={Eye} />
      <IconButton isTipShared label="Download" icon={Download} disabledReason="Download Restricted" />
      <span>beside</span>
      <Button icon={Upload}>
        <span className="max-lg:sr-only">Upload</span>
      </Button>
      <Button icon={Upload}>
        <span className="max-md:sr-only">Add</span>
      </Button>
      <SharedTooltip within={row} />
      <SharedTooltip within={row} isForHidden />
    </div>
  );
}

const user = userEvent.setup();
const preview = () => screen.getByRole('button', { name: 'Preview' });
const upload = () => screen.getByRole('button', { name: 'Upload' });
const isShown = async (words: string) => expect(await screen.findByText(words)).toBeInTheDocument();
const isGone = (words: string) => waitFor(() => expect(screen.queryByText(words)).toBeNull());

beforeEach(() => void render(<Row />));
afterEach(cleanup);

test('the name of a button is shown beside it while the pointer is on it', async () => {
  await isGone('Preview');
  await user.hover(preview());
  await isShown('Preview');
  await user.hover(screen.getByText('beside'));
  await isGone('Preview');
});

test('a press puts the words away until the pointer comes back', async () => {
  await user.hover(preview());
  await isShown('Preview');
  fireEvent.pointerDown(preview());
  await isGone('Preview');
  await user.hover(preview().firstElementChild ?? preview());
  await isGone('Preview');
  await user.hover(screen.getByText('beside'));
  await user.hover(preview());
  await isShown('Preview');
});

test('a disabled button shows why it is', async () => {
  const anchor = screen.getByRole('button', { name: 'Download Restricted' }).parentElement;
  await user.hover(anchor ?? document.body);
  await isShown('Download Restricted');
});

test('the keyboard brings the words and Escape takes them away', async () => {
  await user.tab();
  expect(preview()).toHaveFocus();
  await isShown('Preview');
  await user.keyboard('{Escape}');
  await isGone('Preview');
});

test('scrolling takes the words away, each time, and is not listened to while none are shown', async () => {
  const listens = vi.spyOn(window, 'addEventListener');
  const scrolls = () => listens.mock.calls.filter(([type]) => type === 'scroll').length;
  cleanup();
  render(<Row />);
  expect(scrolls()).toBe(0);
  for (const time of [1, 2]) {
    await user.hover(preview());
    await isShown('Preview');
    fireEvent.scroll(document);
    await isGone('Preview');
    expect(scrolls()).toBe(time);
    await user.hover(screen.getByText('beside'));
  }
});

test('a finger shows nothing', async () => {
  await page.viewport(768, 800);
  fireEvent.pointerOver(preview(), { pointerType: 'touch' });
  expect(screen.queryByText('Preview')).toBeNull();
  fireEvent.pointerOver(upload(), { pointerType: 'touch' });
  expect(screen.getAllByText('Upload')).toHaveLength(1);
});

test.each([
  [768, 2],
  [1280, 1],
])('at %d pixels the label of a button is on the screen once, in it or as its tooltip', async (width, times) => {
  await page.viewport(width, 800);
  await user.hover(upload());
  await waitFor(() => expect(screen.getAllByText('Upload')).toHaveLength(times));
  await user.hover(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.getAllByText('Upload')).toHaveLength(1));
});

test.each([0, window.innerWidth - 30])('long words stay inside the window, wherever their control is', (left) => {
  const label = 'Confidential, and nobody but those who were granted access to it may see it';
  render(<TooltipBubble label={label} box={new DOMRect(left, 300, 28, 28)} />);
  const box = screen.getByText(label).getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(window.innerWidth);
  expect(box.bottom).toBeLessThanOrEqual(300);
});
