import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { type Fault, fault } from '#mock/world/fault.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { atWords } from '#web/ui/browser/preview-words.ts';
import { findToast } from '#web/testing/toasts.ts';
import { hidePage } from '../testing/hide-page.ts';
import { spreadPdf } from './testing/outlined-pdf.ts';
import { rangedRoom } from './testing/ranged-room.ts';

async function read(scene: Partial<Scene> = {}, id = 'doc-pdf') {
  const app = await renderApp({ scenario: smallRoom, route: `/documents?document=${id}`, ...scene });
  const element = await screen.findByRole('dialog');
  return { ...app, element, dialog: within(element) };
}

const sheet = (number: number) =>
  screen.findByRole('region', { name: new RegExp(`^Page ${number} of \\d+$`) }, { timeout: 30_000 });
const drawn = async (number: number) => {
  const found = await sheet(number);
  await waitFor(() => expect(found.querySelector('canvas')).not.toBeNull(), { timeout: 25_000 });
  return found;
};
const timeOf = (body: unknown) => (body as { seconds?: number }).seconds;
const field = () => screen.findByRole('textbox', { name: /^Page, of/ });
const withFlags = (change: object) => ({
  ...smallRoom,
  documents: smallRoom.documents.map((row) => (row.id === 'doc-pdf' ? { ...row, ...change } : row)),
});

describe('a PDF in the preview', () => {
  it.runIf(isDeep)('is read in place, page by page, with its words for screen readers', async () => {
    const { dialog } = await read();
    const first = await drawn(1);
    await waitFor(() => expect(first).toHaveTextContent(/Share Purchase Agreement.*Clause 1\. The seller/));
    expect(await field()).toHaveValue('1');
    expect(dialog.getByRole('button', { name: 'Open PDF in New Tab' })).toBeEnabled();
  });

  it.runIf(isDeep)('bears the pattern where its bytes bear no watermark', async () => {
    await read();
    expect((await drawn(1)).querySelector('[style*="mask-image"]')).not.toBeNull();
  });

  it.runIf(isDeep)('goes to a page by its number, and to the last and first by key', async () => {
    const { user } = await read({ scenario: rangedRoom });
    await drawn(1);
    const number = await field();
    await user.click(number);
    await user.keyboard('30{Enter}');
    await drawn(30);
    expect(number).toHaveValue('30');
    screen.getByRole('group', { name: /^Pages of/ }).focus();
    await user.keyboard('{End}');
    const count = Number(/\d+$/.exec(number.getAttribute('aria-label')!)![0]);
    await drawn(count);
    await waitFor(() => expect(number).toHaveValue(String(count)));
    await user.keyboard('{Home}');
    await drawn(1);
    await waitFor(() => expect(number).toHaveValue('1'));
  });

  it.runIf(isDeep)('never has more than six canvases, however far one scrolls', async () => {
    const { user } = await read({ scenario: rangedRoom });
    await drawn(1);
    screen.getByRole('group', { name: /^Pages of/ }).focus();
    for (const number of [10, 20, 30, 40]) {
      await user.clear(await field());
      await user.keyboard(`${number}{Enter}`);
      await drawn(number);
      expect(document.querySelectorAll('canvas').length).toBeLessThanOrEqual(6);
    }
    expect(screen.queryByRole('region', { name: /^Page 10 of/ })).toBeNull();
  });

  it.runIf(isDeep)('fetches the pieces that a page needs, all of one stamping', async () => {
    const { calls } = await read({ scenario: rangedRoom });
    await drawn(1);
    const sent = calls('previewDocument').map(({ headers }) => headers);
    expect(sent[0]).toMatchObject({ range: 'bytes=0-65535' });
    expect(sent.length).toBeGreaterThan(1);
    const [etag] = new Set(sent.slice(1).map((headers) => headers['if-range']));
    expect(etag).toMatch(/^".+"$/);
  });

  it.runIf(isDeep)('grows and shrinks by key, and fits the width', async () => {
    const { user } = await read();
    await drawn(1);
    const zoom = screen.getByRole('status', { name: 'Zoom' });
    screen.getByRole('group', { name: /^Pages of/ }).focus();
    const before = (await sheet(1)).getBoundingClientRect().width;
    await user.keyboard('+');
    await waitFor(() => expect(zoom).toHaveTextContent('150%'));
    expect((await sheet(1)).getBoundingClientRect().width).toBeGreaterThan(before);
    await user.keyboard('--');
    await waitFor(() => expect(zoom).toHaveTextContent('110%'));
    await user.keyboard('0');
    const box = screen.getByRole('group', { name: /^Pages of/ }).getBoundingClientRect();
    await waitFor(async () => expect((await sheet(1)).getBoundingClientRect().width).toBeGreaterThan(box.width - 60));
  });

  it.runIf(isDeep)('fits a phone', async () => {
    await browserPage.viewport(360, 740);
    try {
      await read();
      expect((await drawn(1)).getBoundingClientRect().width).toBeLessThanOrEqual(360);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    } finally {
      await browserPage.viewport(1280, 800);
    }
  });

  it.each(
    casesOf([
      [{ downloadRestricted: true }, 'Off: downloads of this document are restricted.'],
      [{ printingRestricted: true }, 'Off: printing of this document is restricted.'],
    ]),
  )('does not open in a tab where %o, and shows why', async (flags, why) => {
    const { dialog } = await read({ scenario: withFlags(flags) });
    await drawn(1);
    const button = dialog.getByRole('button', { name: 'Open PDF in New Tab' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(why);
    expect(dialog.getByText(why)).toBeVisible();
  });

  it.runIf(isDeep).each([
    ['may be downloaded', {}, 'auto'],
    ['is restricted', { scenario: withFlags({ downloadRestricted: true }) }, 'none'],
    ['may only be viewed by this reader', { persona: 'viewer' }, 'none'],
  ])('has text to select or not where it %s', async (_, scene, userSelect) => {
    await read(scene);
    const first = await drawn(1);
    await waitFor(() => expect(first).toHaveTextContent('Clause 1.'));
    expect(getComputedStyle(first.querySelector('.page-text span')!)).toHaveProperty('userSelect', userSelect);
  });

  it.runIf(isDeep)('shows that a file that is no PDF cannot be read here', async () => {
    const objects = { ...smallRoom.objects, 'object-doc-pdf': () => new TextEncoder().encode('%PDF-1.4\n%%EOF') };
    const { dialog } = await read({ scenario: { ...smallRoom, objects } });
    expect(await dialog.findByText(/damaged or has a password/, undefined, { timeout: 15_000 })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Open PDF in New Tab' })).toBeEnabled();
  });

  it.each([
    [403, 'Your access has ended'],
    [404, 'Your access has ended'],
    [415, 'Preview Not Available'],
    [500, 'Preview Not Available'],
  ] as const)('is not shown where the server answers %i, which is "%s"', async (status, title) => {
    const { dialog } = await read({ faults: [fault('previewDocument', status)] });
    expect(await dialog.findByText(title)).toBeVisible();
  });

  it.each(casesOf([429, 503] as const))('is requested again after %i, and once more by its reader', async (status) => {
    const faults: Fault[] = [fault('previewDocument', { status, headers: { 'Retry-After': '0' }, times: 4 })];
    const { user, dialog } = await read({ faults });
    await user.click(await dialog.findByRole('button', { name: 'Retry' }));
    await drawn(1);
  });

  it('opens at the page that was read, after a piece of the file could not be fetched', async () => {
    const scenario = { ...smallRoom, objects: { ...smallRoom.objects, 'object-doc-pdf': () => spreadPdf(12) } };
    const { user, dialog, change, settled } = await read({ scenario });
    await drawn(1);
    await drawn(2);
    await settled();
    change({ faults: [fault('previewDocument', 'offline')] });
    await user.click(await field());
    await user.keyboard('9{Enter}');
    const retry = await dialog.findByRole('button', { name: 'Retry' }, { timeout: 20_000 });
    change({ faults: [] });
    await user.click(retry);
    await drawn(9);
    expect(await field()).toHaveValue('9');
  });

  it('opened from a search, it opens at the page that was read, and not at its hit, after a piece could not be fetched', async () => {
    const scenario = { ...smallRoom, objects: { ...smallRoom.objects, 'object-doc-pdf': () => spreadPdf(60) } };
    const { user, change, settled } = await renderApp({ scenario, route: '/documents' });
    await screen.findByRole('grid', { name: 'Documents' });
    history.pushState(atWords({ documentId: 'doc-pdf', page: 2, words: 'seller' }), '', '/documents?document=doc-pdf');
    await user.type(await screen.findByRole('textbox', { name: 'Find in this document' }), '{Escape}');
    await drawn(2);
    await settled();
    change({ faults: [fault('previewDocument', 'offline')] });
    await user.click(await field());
    await user.keyboard('55{Enter}');
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 20_000 });
    change({ faults: [] });
    await user.click(retry);
    await drawn(55);
    expect(await field()).toHaveValue('55');
  });

  it.runIf(isDeep)(
    'opened from a search, it opens at its hit after Retry where no page could be fetched before',
    async () => {
      const scenario = { ...smallRoom, objects: { ...smallRoom.objects, 'object-doc-pdf': () => spreadPdf(60) } };
      const { user, change } = await renderApp({ scenario, route: '/documents' });
      await screen.findByRole('grid', { name: 'Documents' });
      change({ faults: [{ ...fault('previewDocument', 'offline'), after: 2 }] });
      history.pushState(
        atWords({ documentId: 'doc-pdf', page: 55, words: 'seller' }),
        '',
        '/documents?document=doc-pdf',
      );
      const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 20_000 });
      change({ faults: [] });
      await user.click(retry);
      expect(await screen.findByRole('textbox', { name: 'Find in this document' })).toHaveValue('seller');
      await drawn(55);
    },
  );

  it('fetches the lists again where the report of what was read is answered 404', async () => {
    const { calls } = await read({ faults: [fault('reportReading', 404)] });
    await drawn(1);
    const before = calls('listDocuments').length;
    // A page counts as read after a second.
    await waitFor(() => {
      hidePage();
      expect(calls('reportReading')).not.toEqual([]);
    });
    await waitFor(() => expect(calls('listDocuments').length).toBeGreaterThan(before));
  });

  it('fetches no list on a server without reports of what was read', async () => {
    const { calls, settled } = await read({ faults: [fault('reportReading', { undocumented: { status: 404 } })] });
    await drawn(1);
    const before = calls('listDocuments').length;
    await waitFor(() => {
      hidePage();
      expect(calls('reportReading')).not.toEqual([]);
    });
    await settled();
    expect(calls('listDocuments')).toHaveLength(before);
  });

  it.each([
    ['reports the time in view', 204],
    ['reports the pages without their time to a server that refuses it', 400],
  ] as const)('%s', async (_, status) => {
    const faults = status === 400 ? [fault('reportReading', status)] : [];
    const { calls } = await read({ faults });
    await drawn(1);
    await waitFor(() => {
      hidePage();
      expect(calls('reportReading').some(({ body }) => timeOf(body) !== undefined)).toBe(true);
    });
    if (status === 400) await waitFor(() => expect(timeOf(calls('reportReading').at(-1)!.body)).toBeUndefined());
  });

  it('leaves for the sign-in where the session is over', async () => {
    await read({ faults: [fault('previewDocument', 401)] });
    await findToast('Unauthorized', 'You are logged out. Logging in again...');
  });
});
