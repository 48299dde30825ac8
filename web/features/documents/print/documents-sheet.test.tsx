import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

test('a filtered list is printed as one of all folders, with its filters', async () => {
  const { user } = await renderApp({
    route: '/documents?folder=Legal',
    scenario: room({ folders: [{ name: 'Legal' }], documents: [{ name: 'a.txt' }] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Approval' }), 'awaiting');
  await user.click(await screen.findByRole('checkbox', { name: 'Favourites (0)' }));
  await user.keyboard('{Escape}');
  window.dispatchEvent(new Event('beforeprint'));
  try {
    await waitFor(() =>
      expect(document.querySelector('[data-print-sheet]')).toHaveTextContent(
        'All folders: 0 documents · Awaiting approval · Favourites · Sorted by',
      ),
    );
  } finally {
    window.dispatchEvent(new Event('afterprint'));
  }
});
