// Messages for documents that cannot be shown, or no longer.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { casesOf } from '#web/testing/deep.ts';
import { fault } from '#mock/world/fault.ts';
import { stopClock } from '#web/testing/page-clock.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { serverIsAt } from '#web/testing/server-clock.ts';
import { smallRoom } from '#web/testing/small-room.ts';

async function findFrame(): Promise<HTMLElement> {
  return within(await screen.findByRole('dialog')).findByTitle('Consolidated Accounts.html');
}

describe('a preview that is refused', () => {
  it.each(
    casesOf([
      ['doc-html', 404, 'Your access has ended'],
      ['doc-pdf', 404, 'Your access has ended'],
      ['doc-image', 404, 'Your access has ended'],
      ['doc-html', 415, /is damaged, has a password/],
      ['doc-pdf', 415, /is damaged, has a password/],
      ['doc-image', 415, /is damaged, has a password/],
    ] as const),
  )('of %s with %i shows why', async (id, status, words) => {
    await renderApp({
      scenario: smallRoom,
      route: `/documents?document=${id}`,
      faults: [fault('previewDocument', status)],
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled();
  });

  it('takes from the list what turns out to be out of reach', async () => {
    const { user } = await renderApp({ scenario: smallRoom, persona: 'admin', route: '/documents' });
    const [name] = await screen.findAllByText('Consolidated Accounts.html');
    expect((await fetch('/api/documents/doc-html', { method: 'DELETE' })).ok).toBe(true);
    await user.click(name!);
    expect(await screen.findByText('Your access has ended')).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText('Consolidated Accounts.html')).toEqual([]));
  });

  it('shows an administrator that the document was deleted while it was read, and where it is', async () => {
    const app = await renderApp({ scenario: smallRoom, persona: 'admin', route: '/documents?document=doc-html' });
    await findFrame();
    expect((await fetch('/api/documents/doc-html', { method: 'DELETE' })).ok).toBe(true);
    await app.focusWindow();
    const dialog = await screen.findByRole('dialog', { name: 'Document deleted' });
    expect(dialog).toHaveTextContent(
      'This document was deleted. What is still kept can be put back from Deleted Items',
    );
    expect(within(dialog).queryByRole('button', { name: 'Ask for Access' })).toBeNull();
  });

  it('shows that access ended where the document leaves the list while it is read', async () => {
    const app = await renderApp({ scenario: smallRoom, persona: 'viewer', route: '/documents?document=doc-html' });
    await findFrame();
    await app.world.store.transact((tx) => tx.documents.delete('doc-html'));
    await app.focusWindow();
    expect(await screen.findByRole('dialog', { name: 'Your access has ended' })).toHaveTextContent(/noticed on/);
  });

  it('shows that access ended where its versions turn out to be out of reach', async () => {
    const { user } = await renderApp({ scenario: smallRoom, persona: 'admin', route: '/documents?document=doc-html' });
    await findFrame();
    expect((await fetch('/api/documents/doc-html', { method: 'DELETE' })).ok).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Version history' }));
    expect(await screen.findByRole('dialog', { name: 'Document deleted' })).toBeVisible();
  });

  it('closes where a refused change shows that the role of its reader sees it no longer', async () => {
    const documents = smallRoom.documents.map((row) => ({ ...row, accessLevel: 'confidential' as const }));
    const route = '/documents?document=doc-html';
    const { user, demote } = await renderApp({ scenario: { ...smallRoom, documents }, persona: 'manager', route });
    await findFrame();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const settings = within(await screen.findByRole('dialog', { name: 'Document Settings' }));
    await user.click(settings.getByRole('switch', { name: 'Restrict printing' }));
    await demote();
    await user.click(settings.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByRole('dialog', { name: 'Your access has ended' })).toBeVisible();
  });

  it('shows that access ended when its moment comes by the clock of the server, untouched', async () => {
    const now = '2026-01-15T10:00:00.000Z';
    const ends = '2026-01-15T11:00:00.100Z';
    stopClock(now);
    serverIsAt(Date.parse('2026-01-15T11:00:00.000Z'));
    const grant = { id: 'grant-1', documentId: 'doc-html', userId: 'user-viewer', canRead: true, canDownload: true };
    const { change } = await renderApp({
      scenario: {
        ...smallRoom,
        documents: smallRoom.documents.map((row) => ({ ...row, accessLevel: 'confidential' as const })),
        grants: [{ ...grant, createdAt: '2026-01-10T09:00:00.000Z', expiresAt: ends }],
      },
      persona: 'viewer',
      now,
      route: '/documents?document=doc-html',
    });
    await findFrame();
    change({ clockAheadMinutes: 60 });
    stopClock('2026-01-15T10:00:00.100Z');
    expect(await screen.findByRole('dialog', { name: 'Your access has ended' })).toHaveTextContent(/noticed on/);
  });
});
