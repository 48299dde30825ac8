import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { VersionComparison } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import * as sample from '#web/features/preview/testing/comparisons.ts';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { type Fault, renderApp, type Scene } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';

const { answering } = sample;

/** A data room with a third version of the page. */
const threeVersions = {
  ...smallRoom,
  documents: smallRoom.documents.map((row) => (row.id === 'doc-html' ? { ...row, version: 3 } : row)),
  versions: [
    ...smallRoom.versions,
    ...smallRoom.versions
      .filter(({ id }) => id === 'doc-html:2')
      .map((row) => ({ ...row, id: 'doc-html:3', version: 3, createdAt: '2026-01-12T09:00:00.000Z' })),
  ],
};

async function openPanel(scene: Scene = {}) {
  const app = await renderApp({
    scenario: smallRoom,
    persona: 'viewer',
    route: '/documents?document=doc-html',
    ...scene,
  });
  const preview = within(await screen.findByRole('dialog'));
  await app.user.click(await preview.findByRole('button', { name: 'Version history' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Version history' }));
  await panel.findByText('v1');
  return { ...app, panel };
}

async function openComparison(faults: readonly Fault[] | VersionComparison, scene: Scene = {}) {
  const app = await openPanel({ faults: 'from' in faults ? answering(faults) : faults, ...scene });
  await app.user.click(app.panel.getByRole('button', { name: 'Compare version 2 with version 1' }));
  const element = await screen.findByRole('dialog', { name: 'Compare Versions' });
  return { ...app, element, dialog: within(element) };
}

const queries = (app: { calls: Awaited<ReturnType<typeof renderApp>>['calls'] }) =>
  app.calls('compareDocumentVersions').map(({ url }) => new URL(url, 'http://room').search);

type ComparisonOnScreen = Awaited<ReturnType<typeof openComparison>>['dialog'];

const rowWith = (dialog: ComparisonOnScreen, words: string | RegExp) =>
  dialog.getByText(words).closest<HTMLElement>('[role="row"]')!;

describe('Compare in the version panel', () => {
  it.runIf(isDeep)('is offered for each version after the first, and compares it with the one before', async () => {
    const { panel, user, ...app } = await openPanel({
      scenario: threeVersions,
      faults: answering(sample.textComparison),
    });
    expect(panel.queryByRole('button', { name: /Compare version 1 / })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Compare version 3 with version 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare Versions' }));
    await dialog.findByText('19,250,000');
    expect(queries(app)).toEqual(['?from=2&to=3']);
  });

  it('is not there where only one version is to be seen', async () => {
    const scene = { ...smallRoom, versions: smallRoom.versions.filter(({ id }) => id !== 'doc-html:1') };
    const app = await renderApp({ scenario: scene, persona: 'viewer', route: '/documents?document=doc-html' });
    await app.user.click(await screen.findByRole('button', { name: 'Version history' }));
    const panel = within(await screen.findByRole('complementary', { name: 'Version history' }));
    await panel.findByText('v2');
    expect(panel.queryByRole('button', { name: /^Compare/ })).toBeNull();
  });

  it('has the focus again once the comparison is closed, and the preview stays open', async () => {
    const { user, panel } = await openComparison(sample.textComparison);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Compare Versions' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Consolidated Accounts.html' })).toBeInTheDocument();
    await waitFor(() => expect(panel.getByRole('button', { name: 'Compare version 2 with version 1' })).toHaveFocus());
  });
});

describe('a comparison of texts', () => {
  it('marks words that went as deletions and words that came as insertions, with the numbers of their lines', async () => {
    const { dialog } = await openComparison(sample.textComparison);
    expect((await dialog.findByText('18,500,000')).tagName).toBe('DEL');
    expect(dialog.getByText('19,250,000').tagName).toBe('INS');
    expect(getComputedStyle(dialog.getByText('18,500,000')).textDecorationLine).toBe('line-through');
    expect(getComputedStyle(dialog.getByText('19,250,000')).textDecorationLine).toBe('underline');
    const cells = within(rowWith(dialog, '18,500,000')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '28',
      '',
      '−removed',
      'The Purchaser shall pay EUR 18,500,000 (the “Purchase Price”) to the Seller on Completion.',
    ]);
    expect(dialog.getByText(/the consent of the Landlord/).tagName).toBe('INS');
    expect(dialog.getByText('24 lines the same')).toBeVisible();
  });

  it.runIf(isDeep)('shows both versions side by side, and does so the next time too', async () => {
    const { dialog, user, element } = await openComparison(sample.textComparison);
    await user.click(await dialog.findByRole('button', { name: 'Side by side' }));
    const row = rowWith(dialog, '18,500,000');
    expect(row).toContainElement(dialog.getByText('19,250,000'));
    const table = within(dialog.getByRole('table', { name: /What changed/ }));
    expect(table.getByRole('columnheader', { name: 'Version 1' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(element).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Compare version 2 with version 1' }));
    const again = within(await screen.findByRole('dialog', { name: 'Compare Versions' }));
    expect(await again.findByRole('button', { name: 'Side by side' })).toHaveAttribute('aria-pressed', 'true');
    expect(rowWith(again, '18,500,000')).toContainElement(again.getByText('19,250,000'));
  });

  it.runIf(isDeep)('is inline on a phone, whatever was chosen, and nothing is wider than the screen', async () => {
    const { dialog, user, element } = await openComparison(sample.longLinesComparison);
    await user.click(await dialog.findByRole('button', { name: 'Side by side' }));
    await page.viewport(360, 740);
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Side by side' })).toBeNull());
    expect(rowWith(dialog, 'nothing')).not.toContainElement(
      dialog.getByText('counterparty-indemnification-schedule/'.repeat(8)),
    );
    const region = within(element).getByRole('region', { name: /What changed/ });
    expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    expect(element.scrollWidth).toBeLessThanOrEqual(360);
  });

  it.runIf(isDeep)(
    'goes from change to change with N and P, shows where it is, and begins again after the last',
    async () => {
      const { dialog, user } = await openComparison(sample.textComparison);
      const status = await dialog.findByText('3 changes');
      expect(status).toHaveAttribute('role', 'status');
      await user.keyboard('n');
      expect(status).toHaveTextContent('Change 1 of 3');
      expect(rowWith(dialog, '18,500,000')).toHaveAttribute('aria-current', 'true');
      await user.keyboard('nn');
      expect(status).toHaveTextContent('Change 3 of 3');
      expect(rowWith(dialog, '18,500,000')).not.toHaveAttribute('aria-current');
      await user.keyboard('n');
      expect(status).toHaveTextContent('Change 1 of 3');
      await user.keyboard('p');
      expect(status).toHaveTextContent('Change 3 of 3');
      await user.click(dialog.getByRole('button', { name: 'Previous change (P)' }));
      expect(status).toHaveTextContent('Change 2 of 3');
    },
  );

  it.runIf(isDeep)('ignores letters typed into the choice of a version, and those with a modifier', async () => {
    const { dialog, user } = await openComparison(sample.textComparison);
    const status = await dialog.findByText('3 changes');
    dialog.getByRole('combobox', { name: 'To version' }).focus();
    await user.keyboard('n');
    dialog.getByRole('button', { name: 'Next change (N)' }).focus();
    await user.keyboard('{Control>}n{/Control}{Alt>}p{/Alt}');
    expect(status).toHaveTextContent('3 changes');
  });

  it.runIf(isDeep)('draws a few hundred rows of thousands, and reaches the last change at once', async () => {
    const { dialog, user, element } = await openComparison(sample.manyChanges(5_000));
    await dialog.findByText('5,000 changes');
    await user.keyboard('p');
    expect(await dialog.findAllByText(/Row 5000;/)).toHaveLength(2);
    await waitFor(() => expect(dialog.queryByText(/Row 1;/)).toBeNull());
    expect(element.querySelectorAll('[role="row"]').length).toBeLessThan(300);
    expect(dialog.getByRole('table', { name: /What changed/ })).toHaveAttribute('aria-rowcount', '15001');
  });

  it('shows that it is cut, and how much there is', async () => {
    const { dialog } = await openComparison(sample.cutComparison);
    const notes = await dialog.findAllByText('Only the first 3 of 4,812 changes are shown.');
    expect(notes).toHaveLength(2);
  });

  it.each([
    [4, 'Only the first of 4 changes is shown.'],
    [1, 'Only the first change is shown: there are more.'],
  ])('shows that it is cut after the first of %i', async (changes, words) => {
    const { dialog } = await openComparison(sample.manyChanges(1, { changes, isCut: true }));
    expect(await dialog.findAllByText(words)).toHaveLength(2);
  });

  it('shows that the files differ and their text does not', async () => {
    const { dialog } = await openComparison(sample.sameTextComparison);
    expect(await dialog.findByText('The same text')).toBeInTheDocument();
    expect(dialog.queryByRole('group', { name: 'Changes' })).toBeNull();
  });
});

describe('a comparison', () => {
  it('lists the facts in which both versions differ', async () => {
    const { dialog } = await openComparison(sample.textComparison);
    const facts = within(await dialog.findByRole('region', { name: 'What is known of both versions' }));
    const rows = facts.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toContain('CommentFirst draftPurchase price and long-stop date as agreed with the buyer on Tuesday');
    expect(rows).toContain('Uploaded byAda LovelaceMarcus Webb');
    expect(rows).toContain('Uploaded1/10/2026, 9:00:00 AM1/14/2026, 4:42:10 PM');
    expect(facts.getByText('The same in both: Name and Type')).toBeInTheDocument();
  });

  it('of sheets shows each cell, before and after, and goes from cell to cell', async () => {
    const { dialog, user } = await openComparison(sample.sheetsComparison);
    const cell = within((await dialog.findByRole('rowheader', { name: 'B7' })).closest<HTMLElement>('[role="row"]')!);
    expect(cell.getByText('1,204,500').tagName).toBe('DEL');
    expect(cell.getByText('1,310,900').tagName).toBe('INS');
    expect(dialog.getByText('Sheet added')).toBeInTheDocument();
    expect(dialog.getByText('Sheet removed')).toBeInTheDocument();
    expect(dialog.queryByText('Assumptions')).toBeNull();
    await user.keyboard('nnn');
    expect(dialog.getByText('Change 3 of 5')).toBeInTheDocument();
    // A letter that chooses a version.
    dialog.getByRole('combobox', { name: 'To version' }).focus();
    await user.keyboard('n');
    expect(dialog.getByText('Change 3 of 5')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Swap versions' }));
    expect(await dialog.findByText('5 changes')).toBeInTheDocument();
  });

  it.runIf(isDeep)('is requested again when the versions are swapped or another one is chosen', async () => {
    const { dialog, user, ...app } = await openComparison(sample.textComparison, { scenario: threeVersions });
    await dialog.findByText('19,250,000');
    await user.click(dialog.getByRole('button', { name: 'Swap versions' }));
    expect(dialog.getByRole('combobox', { name: 'From version' })).toHaveValue('2');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'From version' }), '3');
    await app.settled();
    expect(queries(app)).toEqual(['?from=1&to=2', '?from=2&to=1', '?from=3&to=1']);
    const from = within(dialog.getByRole('combobox', { name: 'From version' }));
    expect(from.getByRole('option', { name: /Version 1/ })).toBeDisabled();
  });

  it.each(
    casesOf([
      ['same', 'The same file'],
      ['no-text', 'No text to compare'],
      ['too-large', 'Too large to compare'],
      ['encrypted', 'Protected by a password'],
      ['damaged', 'The file cannot be read'],
      ['type', 'No comparison for this type'],
    ] as const),
  )('that cannot be made (%s) shows why', async (reason, words) => {
    const { dialog } = await openComparison(sample.notCompared(reason));
    expect(await dialog.findByText(words)).toBeInTheDocument();
    expect(dialog.queryAllByRole('button', { name: /^Download Version/ })).toHaveLength(reason === 'same' ? 0 : 2);
  });

  it('stays as it is when something else changes', async () => {
    const { dialog, change, focusWindow, settled, ...app } = await openComparison(sample.textComparison);
    await dialog.findByText('19,250,000');
    change({
      faults: [fault('listDocumentVersions', { status: 404, times: 1 }), fault('compareDocumentVersions', 429)],
    });
    const lists = app.calls('listDocuments').length;
    await focusWindow();
    await waitFor(() => expect(app.calls('listDocuments').length).toBeGreaterThan(lists + 1));
    await settled();
    expect(dialog.getByText('19,250,000')).toBeInTheDocument();
    expect(queries(app)).toHaveLength(1);
  });

  it('names which of the versions cannot be read', async () => {
    const { dialog } = await openComparison({
      ...sample.notCompared('encrypted'),
      content: { kind: 'none', reason: 'encrypted', of: 'to' },
    });
    expect(await dialog.findByText(/^Version 2 cannot be read without its password\./)).toBeInTheDocument();
  });

  it('offers no download where downloading is restricted', async () => {
    const scenario = {
      ...smallRoom,
      documents: smallRoom.documents.map((row) =>
        row.id === 'doc-html' ? { ...row, downloadRestricted: true, accessLevel: 'confidential' as const } : row,
      ),
    };
    const { dialog } = await openComparison(sample.notCompared('type'), { scenario, persona: 'manager' });
    expect(await dialog.findByText('Downloading this document is restricted.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Download Version/ })).toBeNull();
  });

  it('has a watermark of its own, as a line of text and all over it', async () => {
    const { dialog, element } = await openComparison(sample.textComparison, { persona: 'manager' });
    await dialog.findByText('19,250,000');
    expect(dialog.getByText('CONFIDENTIAL - DO NOT DISTRIBUTE').parentElement).toHaveTextContent(
      'marcus@strongroom.example',
    );
    const pattern = element.querySelector<HTMLElement>('[data-comparison] > [style*="mask-image"]')!;
    const shown = element.querySelector<HTMLElement>('[data-comparison]')!;
    expect(pattern.getBoundingClientRect()).toEqual(shown.getBoundingClientRect());
  });
});

describe('while versions are compared', () => {
  it('progress is shown, can be stopped, and repeated', async () => {
    const { dialog, user, change } = await openComparison([fault('compareDocumentVersions', { delayMs: 'never' })]);
    expect(await dialog.findByRole('status')).toHaveTextContent('Comparing versions 1 and 2.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await dialog.findByText('Not compared')).toBeInTheDocument();
    change({ faults: answering(sample.textComparison) });
    await user.click(dialog.getByRole('button', { name: 'Compare Again' }));
    expect(await dialog.findByText('19,250,000')).toBeInTheDocument();
  });

  it('a busy server is called again automatically, and after a while by the user', async () => {
    const busy: Fault = fault('compareDocumentVersions', { status: 503, headers: { 'Retry-After': '0' } });
    const { dialog, user, change, ...app } = await openComparison([busy]);
    expect(await dialog.findByText(/Many documents are being prepared/)).toBeInTheDocument();
    expect(queries(app)).toHaveLength(4);
    change({ faults: answering(sample.textComparison) });
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('19,250,000')).toBeInTheDocument();
  });

  it('a failure offers to try again', async () => {
    const { dialog, user, change } = await openComparison([fault('compareDocumentVersions', 500)]);
    expect(await dialog.findByText('Failed to compare')).toBeInTheDocument();
    change({ faults: answering(sample.textComparison) });
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('19,250,000')).toBeInTheDocument();
  });

  it('a version that has vanished is reported, with the way back', async () => {
    const { dialog, user } = await openComparison([fault('compareDocumentVersions', 404)]);
    await user.click(await dialog.findByRole('button', { name: 'Back to Version History' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Compare Versions' })).toBeNull());
  });
});

describe('on paper', () => {
  it.runIf(isDeep)('every row is drawn', async () => {
    const { dialog, element } = await openComparison(sample.manyChanges(500));
    await dialog.findByText('500 changes');
    window.dispatchEvent(new Event('beforeprint'));
    expect(element.querySelectorAll('[data-comparison] [role="row"]')).toHaveLength(1_501);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(element.querySelectorAll('[role="row"]').length).toBeLessThan(300));
  });

  it('nothing is printed where printing is restricted', async () => {
    const scenario = {
      ...smallRoom,
      documents: smallRoom.documents.map((row) => (row.id === 'doc-html' ? { ...row, printingRestricted: true } : row)),
    };
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { dialog } = await openComparison(sample.textComparison, { scenario });
    const content = (await dialog.findByText('19,250,000')).closest('[data-comparison]');
    expect(content).toHaveAttribute('data-restricted', 'true');
    expect(dialog.getByRole('button', { name: 'Print Restricted' })).toBeDisabled();
    expect(dialog.getByText('Printing this document is restricted.')).toBeInTheDocument();
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });
});
