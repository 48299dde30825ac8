import { screen, waitFor, within } from '@testing-library/react';
import { File } from 'lucide-react';
import { afterEach, describe, expect, test } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { room } from '#web/testing/room.ts';
import type { Action, Item } from './action.ts';
import { itemActions } from './item-actions.ts';

const scenario = room({ folders: [{ id: 'f', name: 'Deals' }], documents: [{ name: 'One.pdf' }, { name: 'Two.pdf' }] });

/** A new action: whatever shows it has read the list. */
function probe(fields: Partial<Action>): { runs: { keys: string[]; isSelection: boolean }[] } {
  const runs: { keys: string[]; isSelection: boolean }[] = [];
  itemActions.push({
    id: 'probe',
    label: 'Probe',
    icon: File,
    buttons: [],
    applies: () => true,
    may: () => true,
    run: ({ isSelection }, items) => runs.push({ keys: items.map(nameOf), isSelection }),
    ...fields,
  });
  return { runs };
}

const nameOf = (item: Item) => (item.kind === 'document' ? item.document.name : item.folder.name);
const actions = [...itemActions];
afterEach(() => {
  itemActions.splice(0, itemActions.length, ...actions);
});

async function open() {
  const app = await renderApp({ scenario, route: '/documents' });
  const row = within(await screen.findByRole('row', { name: /One\.pdf/ }));
  const folder = within(await screen.findByRole('treeitem', { name: 'Deals' }));
  return { ...app, row, folder };
}

describe('an action of the list', () => {
  test.runIf(isDeep)('is in the menus of what it applies to, with its key, and runs on that item', async () => {
    const { runs } = probe({ key: { hint: 'F9', pressed: ['F9'] }, applies: ({ kind }) => kind === 'folder' });
    const { user, row, folder } = await open();
    await user.click(folder.getByRole('button', { name: 'Actions for Deals' }));
    const entry = await screen.findByRole('menuitem', { name: 'Probe' });
    expect(entry).toHaveTextContent('F9');
    await user.click(entry);
    expect(runs).toEqual([{ keys: ['Deals'], isSelection: false }]);
    await user.pointer({ keys: '[MouseRight]', target: row.getByText('One.pdf') });
    expect(await screen.findByRole('menuitem', { name: 'Preview' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Probe' })).toBeNull();
  });

  test.runIf(isDeep)('is a button of a row and of a card where declared, and shows why it is barred', async () => {
    const { runs } = probe({
      buttons: ['row'],
      barred: (item) => (nameOf(item) === 'One.pdf' ? undefined : 'Not this one'),
    });
    const { user, row } = await open();
    await user.click(row.getByRole('button', { name: 'Probe' }));
    expect(runs).toEqual([{ keys: ['One.pdf'], isSelection: false }]);
    const other = within(screen.getByRole('row', { name: /Two\.pdf/ }));
    expect(other.getByRole('button', { name: /Probe|Not this one/ })).toBeDisabled();
    await user.keyboard('g');
    await screen.findAllByRole('gridcell');
    expect(screen.getAllByRole('button', { name: 'Download' }).length).toBe(2);
    expect(screen.queryByRole('button', { name: 'Probe' })).toBeNull();
  });

  test('is in the bar of the selection with the number of items it applies to, and runs by its key', async () => {
    const { runs } = probe({
      key: { hint: 'F9', pressed: ['F9'] },
      selection: 'many',
      may: (_rights, item) => nameOf(item) !== 'Two.pdf',
    });
    const { user } = await open();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Deals' }));
    const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: 'Probe (2)' }));
    await user.keyboard('{F9}');
    const selection = { keys: ['One.pdf', 'Deals'], isSelection: true };
    await waitFor(() => expect(runs).toEqual([selection, selection]));
  });

  test('that a role may always do is counted by the kind of item, without reading the items of the selection', async () => {
    let looks = 0;
    const applies = (): boolean => (looks += 1) > 0;
    probe({ selection: 'many', applies, mayAlways: () => true, alwaysOn: 'document' });
    const { user } = await open();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Deals' }));
    expect(await screen.findByText('3 selected')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Probe (2)' })).toBeEnabled();
    expect(looks).toBe(0);
  });

  test.runIf(isDeep)('that takes one item is disabled while two are selected, and is in no selection bar', async () => {
    const { runs } = probe({ key: { hint: 'F9', pressed: ['F9'] }, selection: 'one' });
    const { user, row } = await open();
    await user.keyboard('{Control>}a{/Control}');
    const bar = within(await screen.findByRole('toolbar', { name: 'Selection' }));
    expect(bar.queryByRole('button', { name: /Probe/ })).toBeNull();
    await user.keyboard('{F9}');
    expect(runs).toEqual([]);
    await user.click(bar.getByRole('button', { name: 'Clear' }));
    await user.click(row.getByText(/KB|bytes|Unknown/));
    await user.keyboard('{F9}');
    expect(runs).toEqual([{ keys: ['One.pdf'], isSelection: true }]);
  });

  test('is not offered to a user who may not do it', async () => {
    probe({ buttons: ['row', 'card'], selection: 'many', may: () => false });
    const { user, row } = await open();
    expect(row.queryByRole('button', { name: 'Probe' })).toBeNull();
    await user.keyboard('{Control>}a{/Control}');
    expect(await screen.findByRole('button', { name: 'Probe (0)' })).toBeDisabled();
  });
});
