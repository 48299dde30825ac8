import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';
import { approvals } from '../testing/approvals-scene.ts';

const route = '/documents?folder=Board';
const open = async (options: Parameters<typeof renderApp>[0] = {}) => {
  const app = await renderApp({ route, scenario: approvals, persona: 'admin', ...options });
  await screen.findByRole('grid', { name: 'Documents' });
  return app;
};
const toApprove = () => screen.findByRole('button', { name: /To approve/ });

describe('what waits for my approval', () => {
  test('is counted in the head, and its list opens the versions of the document', async () => {
    const { user, location, world } = await open();
    await world.store.transact(async (tx) => {
      const asker = await tx.users.get('user-manager');
      await tx.users.put({ ...asker!, deactivatedAt: '2026-01-14T09:00:00.000Z' });
    });
    expect(await toApprove()).toHaveTextContent('1');
    await user.click(await toApprove());
    const dialog = within(await screen.findByRole('dialog', { name: 'Waiting for Your Approval' }));
    const row = await dialog.findByRole('button', { name: /Waiting\.pdf/ });
    expect(row).toHaveTextContent(/v2/);
    expect(row).toHaveTextContent(/Figures as agreed/);
    await waitFor(() => expect(row).toHaveTextContent(/Requested by Marcus Okafor \(deactivated\)/));
    await user.click(row);
    await waitFor(() => expect(location()).toContain('document=Waiting.pdf'));
  });

  test('is approved by keyboard: the focus stays in the preview, and is on the screen after it', async () => {
    const { user } = await open();
    const press = async (button: HTMLElement) => {
      button.focus();
      await user.keyboard('{Enter}');
    };
    await press(await toApprove());
    await press(await screen.findByRole('button', { name: /Waiting\.pdf.*v2/ }));
    await press(await screen.findByRole('button', { name: 'Approve' }));
    await press(await screen.findByRole('button', { name: 'Approve Version' }));
    const preview = await screen.findByRole('dialog', { name: /Waiting\.pdf/ });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
    await waitFor(() => expect(preview).toContainElement(document.activeElement as HTMLElement));
    // The focus is in the version history, which is closed first.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Approval' })).toBeNull());
    await user.keyboard('{Escape}');
    // What led there is gone, as nothing waits any more.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('is not shown to the requester, and causes no call without a request', async () => {
    const { calls } = await open({ persona: 'manager' });
    await waitFor(() => expect(calls('listPendingApprovals')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /To approve/ })).toBeNull();
  });

  test('is not shown to readers', async () => {
    const { calls } = await open({ persona: 'viewer' });
    expect(calls('listPendingApprovals')).toEqual([]);
    expect(screen.queryByText(/Awaiting approval/)).toBeNull();
  });
});

describe('documents of a folder that requires approval', () => {
  test('are not pending before a request, and an upload warns that one is needed', async () => {
    const { user } = await open({ scenario: { ...approvals, approvals: [] } });
    const waiting = within(screen.getByRole('row', { name: /Waiting\.pdf/ }));
    expect(await waiting.findByText('Not requested')).toBeVisible();
    expect(screen.queryByText('Awaiting approval')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Upload Document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
    expect(await dialog.findByText(/^This folder requires approval/)).toBeVisible();
  });

  test('show the state of their newest version, and the version that others see', async () => {
    await open();
    const row = (name: RegExp) => screen.getByRole('row', { name });
    await within(row(/Waiting\.pdf/)).findByText('Awaiting approval');
    expect(row(/Waiting\.pdf/)).toHaveTextContent('others see v1');
    expect(row(/Good\.pdf/)).toHaveTextContent('Approved');
    expect(row(/Bad\.pdf/)).toHaveTextContent('Rejected');
    expect(row(/Bad\.pdf/)).toHaveTextContent('hidden from others');
  });

  test('are filtered by it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Filters/ }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Approval' }), 'Awaiting approval');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Good\.pdf/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Waiting\.pdf/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  });
});
