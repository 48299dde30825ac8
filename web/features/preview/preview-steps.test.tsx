// Stepping through documents and versions without closing the preview.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp, type Scene } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';

async function openFrom(name: string, scene: Partial<Scene> = {}) {
  const app = await renderApp({ scenario: smallRoom, route: '/documents', ...scene });
  await app.user.click((await screen.findAllByText(name))[0]!);
  await screen.findByRole('dialog', { name });
  return app;
}

const steps = () => screen.getByRole('group', { name: 'Documents of the list' });

describe('the documents before and after', () => {
  it('are those of the list in its order, by button and by key', async () => {
    const { user, location } = await openFrom('Data Export.zip');
    expect(steps()).toHaveTextContent('3 of 6');
    await user.click(within(steps()).getByRole('button', { name: /^Next document/ }));
    await screen.findByRole('dialog', { name: 'Share Purchase Agreement.pdf' });
    expect(within(steps()).getByRole('button', { name: /^Next document/ })).toHaveFocus();
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'Site Plan.svg' });
    expect(location()).toBe('/documents?document=doc-image');
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}kk');
    await screen.findByRole('dialog', { name: 'Board Minutes.pdf' });
    expect(steps()).toHaveTextContent('2 of 6');
  });

  it('are reached by the same keys under Caps Lock, and not with Shift', async () => {
    const { user } = await openFrom('Data Export.zip');
    await user.keyboard('{Shift>}J{/Shift}');
    expect(steps()).toHaveTextContent('3 of 6');
    await user.keyboard('J');
    await screen.findByRole('dialog', { name: 'Share Purchase Agreement.pdf' });
    await user.keyboard('K');
    await screen.findByRole('dialog', { name: 'Data Export.zip' });
  });

  it('stay as they are while the keys, opened from the preview, are shown', async () => {
    const { user } = await openFrom('Data Export.zip');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await user.keyboard('j{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    const preview = screen.getByRole('dialog', { name: 'Data Export.zip' });
    await waitFor(() => expect(preview).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('j');
    await screen.findByRole('dialog', { name: 'Share Purchase Agreement.pdf' });
  });

  it('are clear of the button that closes the preview, also beside a short name', async () => {
    await page.viewport(700, 740);
    await openFrom('Data Export.zip');
    const next = within(steps()).getByRole('button', { name: /^Next document/ });
    const close = screen.getByRole('button', { name: 'Close' });
    expect(next.getBoundingClientRect().top).toBeGreaterThanOrEqual(close.getBoundingClientRect().bottom);
  });

  it('end at the first and the last', async () => {
    const { user } = await openFrom('Aerial View.svg');
    expect(within(steps()).getByRole('button', { name: /^Previous document/ })).toBeDisabled();
    await user.keyboard('k');
    expect(screen.getByRole('dialog', { name: 'Aerial View.svg' })).toBeVisible();
    await user.keyboard('jjjjjjjj');
    await screen.findByRole('dialog', { name: 'Unlabelled' });
    expect(within(steps()).getByRole('button', { name: /^Next document/ })).toBeDisabled();
  });

  it.runIf(isDeep)('are those that a filter leaves', async () => {
    const { user } = await renderApp({ scenario: smallRoom, route: '/documents' });
    await screen.findAllByText('Unlabelled');
    await user.type(screen.getByRole('searchbox'), 'svg');
    await waitFor(() => expect(screen.queryByText('Unlabelled')).toBeNull());
    await user.click(screen.getAllByText('Aerial View.svg')[0]!);
    await screen.findByRole('dialog', { name: 'Aerial View.svg' });
    expect(steps()).toHaveTextContent('1 of 2');
  });

  it('leave one step in the history: Back closes the preview', async () => {
    const { user, location } = await openFrom('Aerial View.svg');
    await user.keyboard('jj');
    await screen.findByRole('dialog', { name: 'Data Export.zip' });
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/documents');
  });

  it.runIf(isDeep)('are not there where the list does not show the document', async () => {
    await renderApp({ scenario: smallRoom, route: '/documents?document=doc-html' });
    await screen.findByRole('dialog');
    expect(screen.queryByRole('group', { name: 'Documents of the list' })).toBeNull();
  });
});

describe('an earlier version', () => {
  it('is opened from the version history, shows that it is not the newest, and leads back', async () => {
    const { user } = await renderApp({ scenario: smallRoom, route: '/documents?document=doc-html' });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Version history' }));
    await user.click(await dialog.findByRole('button', { name: 'View version 1' }));
    expect(dialog.getByText('Version 1')).toBeVisible();
    expect(dialog.getByText(/of 2, not the newest/)).toBeVisible();
    const frame = () => dialog.getByTitle('Consolidated Accounts.html');
    await waitFor(() =>
      expect(frame()).toHaveAttribute('src', '/api/documents/doc-html/versions/1/preview?inReader=true'),
    );
    await user.click(dialog.getByRole('button', { name: 'Back to Version 2' }));
    expect(dialog.queryByText(/not the newest/)).toBeNull();
    await waitFor(() => expect(frame()).toHaveAttribute('src', '/api/documents/doc-html/preview?inReader=true'));
  });
});
