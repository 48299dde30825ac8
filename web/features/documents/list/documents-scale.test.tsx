import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';

const many = 10_000;
const large = room({
  folders: Array.from({ length: 500 }, (_, at) => ({ name: `Folder ${at}` })),
  documents: Array.from({ length: many }, (_, at) => ({ name: `Report ${at}.pdf` })),
});

const rows = () => [...document.querySelectorAll<HTMLElement>('[role="grid"] [role="row"][data-key]')];

test.runIf(isDeep)('of ten thousand documents only a page of rows is rendered, in every layout', async () => {
  const { user } = await renderApp({ route: '/documents', scenario: large });
  const list = await screen.findByRole('grid', { name: 'Documents' });
  expect(list).toHaveAttribute('aria-rowcount', String(many + 1));
  expect(rows().length).toBeLessThan(40);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(50);

  rows()[0]?.focus();
  await user.keyboard('{End}');
  const last = await screen.findByRole('row', { name: /Report 9999\.pdf/ });
  await waitFor(() => expect(last).toHaveFocus());
  expect(last).toHaveAttribute('aria-rowindex', String(many + 1));
  expect(rows().length).toBeLessThan(40);

  await user.keyboard('{Home}');
  await waitFor(() => expect(screen.getByRole('row', { name: /Report 0\.pdf/ })).toHaveFocus());
  await user.keyboard('{Control>}a{/Control}');
  expect(await screen.findByText(`${many} selected`)).toBeVisible();

  await user.type(screen.getByRole('searchbox'), '999');
  expect(screen.getByText('Found 19 documents and 0 folders matching "999"')).toBeVisible();
  expect(screen.getByText('19 selected')).toBeVisible();
});
