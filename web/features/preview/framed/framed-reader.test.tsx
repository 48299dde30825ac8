// Text, tables and office files are read like PDFs: events in the frame reach the surrounding reader.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fault } from '#mock/world/fault.ts';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { lastUse } from '#web/session/last-use.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { japaneseRoom, route } from '../testing/preview-scene.ts';
import { frameMessage } from './frame-message.ts';

async function openHtml() {
  const app = await renderApp({ scenario: smallRoom, route: '/documents?document=doc-html' });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('toolbar', { name: 'Reading' });
  const frame = dialog.getByTitle<HTMLIFrameElement>('Consolidated Accounts.html');
  return { ...app, dialog, frame };
}

describe('a document in a frame', () => {
  it('is searched through the frame, and zoomed', async () => {
    const { user, dialog } = await openHtml();
    await user.keyboard('{Control>}f{/Control}');
    await user.type(await dialog.findByRole('textbox', { name: 'Find in this document' }), 'a');
    await waitFor(() => expect(dialog.getByText(/^Hit 1 of [1-9]/)).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('search')).toBeNull());
    // A frame that has the focus would keep the keys.
    expect(document.activeElement).not.toBeInstanceOf(HTMLIFrameElement);
    await user.keyboard('+');
    expect(dialog.getByRole('status', { name: 'Zoom' })).toHaveTextContent('110%');
    await user.keyboard('0');
    await waitFor(() => expect(dialog.getByRole('status', { name: 'Zoom' })).toHaveTextContent('100%'));
  });

  it.each([
    [1920, 'document-nda', /^22/],
    [1920, 'document-teaser', /^20/],
    [360, 'document-nda', /^100/],
  ])(
    'fills a window of %i pixels where %s has a width of its own, and says how large it is',
    async (width, id, share) => {
      await page.viewport(width, 900);
      const { user } = await renderApp({ scenario: 'demo', route: route(id) });
      const reader = within(await screen.findByRole('toolbar', { name: 'Reading' }));
      await user.click(reader.getByRole('button', { name: /^Fit width/ }));
      await waitFor(() => expect(reader.getByRole('status', { name: 'Zoom' })).toHaveTextContent(share));
    },
  );

  it('is not asked for again when something else changes', async () => {
    const { user, calls, settled } = await openHtml();
    await settled();
    const before = calls('previewDocument').length;
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Document Settings' }));
    await user.click(settings.getByRole('switch', { name: 'Restrict printing' }));
    await user.click(settings.getByRole('button', { name: 'Save Settings' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Document Settings' })).toBeNull());
    await settled();
    expect(calls('previewDocument')).toHaveLength(before);
  });

  it.runIf(isDeep)('is as wide as the room it has', async () => {
    const { frame } = await openHtml();
    const stage = frame.closest('[data-preview-stage]');
    expect(frame.getBoundingClientRect().width).toBe(stage?.getBoundingClientRect().width);
  });
});

it('a text is read and searched in the encoding that its reader chooses, with the choice still at hand', async () => {
  const { user } = await renderApp({ scenario: japaneseRoom, route: route('doc-zip') });
  await user.click(await screen.findByRole('button', { name: /^Find/ }));
  await user.type(screen.getByRole('textbox', { name: 'Find in this document' }), '東京');
  expect(await screen.findByText('No hits')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Encoding: Automatic' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Japanese (Shift-JIS)' }));
  const address = '/api/documents/doc-zip/preview?inReader=true&encoding=shift_jis';
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByTitle('Notice.txt')).toHaveAttribute('src', address),
  );
  expect(screen.getByRole('button', { name: 'Encoding: Japanese (Shift-JIS)' })).toHaveFocus();
  expect(await (await fetch(address)).text()).toContain('東京');
  expect(await screen.findByText('Hit 1 of 1')).toBeVisible();
});

it('a text that is still on its way is not said to have no hits', async () => {
  const { user, change } = await renderApp({ scenario: japaneseRoom, route: route('doc-zip') });
  await user.click(await screen.findByRole('button', { name: /^Find/ }));
  await user.type(screen.getByRole('textbox', { name: 'Find in this document' }), '東京');
  expect(await screen.findByText('No hits')).toBeVisible();
  change({ faults: [fault('previewDocument', { delayMs: 'never' })] });
  await user.click(await screen.findByRole('button', { name: 'Encoding: Automatic' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Japanese (Shift-JIS)' }));
  expect(await screen.findByText('Searching, 0 of 1 page read')).toBeVisible();
});

it('J in the menu of encodings looks for one, and does not leave the document', async () => {
  const { user, location } = await renderApp({ scenario: japaneseRoom, route: route('doc-zip') });
  await user.click(await screen.findByRole('button', { name: 'Encoding: Automatic' }));
  const japanese = await screen.findByRole('menuitem', { name: 'Japanese (Shift-JIS)' });
  await user.keyboard('j');
  await waitFor(() => expect(japanese).toHaveAttribute('data-focus'));
  expect(location()).toBe(route('doc-zip'));
});

it('a text that is refused as binary leaves the choice of an encoding', async () => {
  const faults = [fault('previewDocument', 415)];
  const { user } = await renderApp({ scenario: japaneseRoom, route: route('doc-zip'), faults });
  expect(await screen.findByText('Preview Not Available')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Encoding: Automatic' }));
  await user.click(await screen.findByRole('menuitem', { name: 'UTF-16 LE' }));
  expect(await screen.findByText('Preview Not Available')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Encoding: UTF-16 LE' })).toBeVisible();
});

it.runIf(isDeep)('a document that names its encoding offers none', async () => {
  await openHtml();
  expect(screen.queryByRole('button', { name: /^Encoding/ })).toBeNull();
});

describe('what comes out of a frame', () => {
  it.each([{ scrolled: 40 }, { tap: true }])('keeps the session of its reader where it is %o', async (data) => {
    const started = vi.spyOn(MessagePort.prototype, 'start');
    onTestFinished(() => started.mockRestore());
    const { setNow } = await openHtml();
    setNow('2027-01-01T00:00:00.000Z');
    const port = started.mock.contexts.at(-1) as MessagePort;
    port.dispatchEvent(new MessageEvent('message', { data }));
    expect(lastUse.at()).toBe(Date.now());
  });

  it.each([
    ['no key of the reader', { key: 'a' }],
    ['a key that is no text', { key: {} }],
    ['a step that is too far', { step: 40 }],
    ['a count that is none', { found: -1 }],
    ['a zoom that is none', { zoomed: 'width' }],
    ['text', 'Escape'],
    ['nothing', null],
    ['something else', { type: 'navigate', to: '/' }],
  ])('is dropped where it is %s', (_, data) => {
    expect(frameMessage(data)).toBeNull();
  });

  it('is a key without anything that was added to it', () => {
    const key = { key: 'Escape', ctrlKey: 'yes', code: 'KeyA', view: 1 };
    const held = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    expect(frameMessage(key)).toEqual({
      kind: 'key',
      init: { key: 'Escape', ...held, bubbles: true, cancelable: true },
    });
  });
});
