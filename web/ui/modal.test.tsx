import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadedLater } from './loaded-later.tsx';

afterEach(cleanup);

/** As on a page: its code arrives after its trigger was focused. */
const Dialog = loadedLater(async () => (await import('./dialog.tsx')).Dialog);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title="Upload">
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

test('the trigger has focus again after the very first dialog of a page', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});
