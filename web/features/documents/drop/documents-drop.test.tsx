import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { casesOf, isDeep } from '#web/testing/deep.ts';
import { findToast } from '#web/testing/toasts.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const shelf = room({ folders: [{ name: 'Legal' }, { name: 'Tax' }], documents: [{ name: 'a.txt' }] });

/** One drag event, with files or text. Returns whether the page handled it. */
function drag(
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  target: Element,
  what: 'files' | 'text' = 'files',
) {
  const dataTransfer = new DataTransfer();
  if (what === 'files') dataTransfer.items.add(new File(['words'], 'new.txt', { type: 'text/plain' }));
  else dataTransfer.setData('text/plain', 'words');
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  fireEvent(target, event);
  return event.defaultPrevented;
}

async function open(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ route: '/documents', scenario: shelf, ...options });
  await screen.findByRole('treeitem', { name: 'Legal' });
  await screen.findByRole('row', { name: /a\.txt/ });
  return app;
}

const heading = () => screen.getByRole('heading', { name: 'Document Management' });
const legal = () => screen.getByRole('treeitem', { name: 'Legal' });
const overlay = () => screen.queryByText('Drop files to upload');

describe('files dragged over the page', () => {
  test.runIf(isDeep)('are taken while the panel of filters is open, which is no dialog over the page', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
    drag('dragenter', heading());
    expect(overlay()).toBeVisible();
    drag('drop', heading());
    expect(await screen.findByRole('dialog', { name: /^Upload to Folder/ })).toBeVisible();
  });

  test('show where they would be uploaded: to the root, or to the folder under the pointer', async () => {
    await open();
    drag('dragenter', heading());
    expect(overlay()).toBeVisible();
    expect(screen.getByText('Files will be uploaded to the root directory')).toBeVisible();
    drag('dragenter', legal());
    drag('dragleave', heading());
    expect(screen.getByText('Files will be uploaded to the selected folder')).toBeVisible();
    drag('dragenter', heading());
    drag('dragleave', legal());
    drag('dragover', heading());
    expect(screen.getByText('Files will be uploaded to the root directory')).toBeVisible();
    drag('dragleave', heading());
    expect(overlay()).toBeNull();
  });

  test('would be uploaded to the open folder', async () => {
    await renderApp({ route: '/documents?folder=Tax', scenario: shelf });
    await screen.findByText('This folder is empty');
    drag('dragenter', heading());
    expect(screen.getByText('Files will be uploaded to the selected folder')).toBeVisible();
  });

  test.runIf(isDeep)('do not flicker on their way over nested elements', async () => {
    await open();
    drag('dragenter', document.body);
    drag('dragenter', heading());
    drag('dragleave', document.body);
    expect(overlay()).toBeVisible();
    drag('dragleave', heading());
    expect(overlay()).toBeNull();
  });

  test('show nothing to an analyst or a viewer, and dragged text shows nothing to any user', async () => {
    await open({ persona: 'viewer' });
    expect(drag('dragenter', heading())).toBe(true);
    expect(overlay()).toBeNull();
    expect(drag('dragenter', heading(), 'text')).toBe(false);
  });
});

describe('files dropped on the page', () => {
  test('open Upload to Folder for the row under the pointer', async () => {
    const { user, calls } = await open({ persona: 'manager' });
    drag('dragenter', legal());
    expect(drag('drop', legal())).toBe(true);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Legal');
    expect(dialog).toHaveTextContent('new.txt');
    expect(overlay()).toBeNull();
    const process = await screen.findByRole('button', { name: 'Process 1 File(s)' });
    await waitFor(() => expect(process).toBeEnabled());
    await user.click(process);
    await waitFor(() =>
      expect(calls('registerDocument')).toMatchObject([{ body: { folderId: 'Legal', name: 'new.txt' } }]),
    );
  });

  test.runIf(isDeep)('go to the root where no folder is open', async () => {
    await open();
    drag('drop', heading());
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Files go to Home/);
    expect(await screen.findByRole('button', { name: 'Process 1 File(s)' })).toBeVisible();
  });

  test.each(casesOf(['analyst', 'viewer'] as const))(
    'are refused to the %s, and not opened by the browser',
    async (persona) => {
      const { calls } = await open({ persona });
      expect(drag('drop', heading())).toBe(true);
      await findToast('Access Denied', 'Only administrators and managers can upload documents.', 'destructive');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(calls('createUploadTicket')).toEqual([]);
    },
  );
});
