import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setLeavingForSignIn } from '../browser/leaving.ts';
import { FormDialog } from './form-dialog.tsx';

afterEach(cleanup);

const onClose = vi.fn<() => void>();

async function open(isDirty?: boolean) {
  onClose.mockClear();
  render(
    <FormDialog
      title="Create Folder"
      action="Create"
      onClose={onClose}
      onSubmit={() => undefined}
      {...(isDirty !== undefined && { isDirty })}
    >
      <input aria-label="Name" />
      <input aria-label="Search" type="search" />
      <input aria-label="Public" type="checkbox" />
    </FormDialog>,
  );
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
}

function goBack() {
  const step = Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'traverse' });
  (window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(step);
}

const ways = {
  'the Back of the browser': goBack,
  Escape: () => userEvent.keyboard('{Escape}'),
  'the cross': () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
  Cancel: () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
};

test.each(Object.entries(ways))('%s asks before it drops what was typed', async (_, leave) => {
  await open();
  await userEvent.keyboard('Leases');
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Name')).toHaveValue('Leases');
  expect(onClose).not.toHaveBeenCalled();
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the browser asks too before the page is left, except for signing in again', async () => {
  const isUnloadPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await open();
  expect(isUnloadPrevented()).toBe(false);
  await userEvent.keyboard('Leases');
  expect(isUnloadPrevented()).toBe(true);
  setLeavingForSignIn(true);
  expect(isUnloadPrevented()).toBe(false);
  setLeavingForSignIn(false);
  cleanup();
  expect(isUnloadPrevented()).toBe(false);
});

test('it closes at once where nothing was typed, or only searched for and chosen, or nothing is worth keeping', async () => {
  await open();
  await userEvent.keyboard('x{Backspace}');
  await userEvent.type(screen.getByLabelText('Search'), 'lease');
  await userEvent.click(screen.getByLabelText('Public'));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  await open(false);
  await userEvent.keyboard('123456{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
