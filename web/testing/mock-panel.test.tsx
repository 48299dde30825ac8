// The mock's panel, over a world in memory.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Panel } from '#mock/panel/panel.tsx';
import { fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { openDatabase } from '#mock/world/database.ts';
import { calm, type Situation } from '#mock/world/situation.ts';
import { createMemoryWorld } from '#mock/world/world.ts';
import '#web/ui/theme/theme.css';
import '#mock/panel/panel.css';

afterEach(cleanup);

async function open(situation: Partial<Situation> = {}, mistakes: readonly string[] = []) {
  const world = await createMemoryWorld(empty, { ...calm, scenario: 'empty', persona: 'admin', ...situation });
  const database = await openDatabase('strongroom-mock-of-a-panel');
  render(<Panel room={{ id: 'home', world, database, mistakes, begin: () => Promise.resolve() }} />);
  return { world, user: userEvent.setup() };
}

test('an answer that another operation does not have is not shown for it, and not what it gets', async () => {
  const { user, world } = await open();
  await user.click(screen.getByRole('button', { name: 'Mock' }));
  const panel = within(screen.getByRole('complementary', { name: 'Mock' }));
  await user.selectOptions(panel.getByLabelText('Operation'), 'storeObject');
  await user.selectOptions(panel.getByLabelText('Answer'), '413');
  await user.selectOptions(panel.getByLabelText('Operation'), 'listDocuments');
  const shown = panel.getByLabelText<HTMLSelectElement>('Answer').selectedOptions[0];
  expect(shown?.value).toMatch(/^4/);
  await user.click(panel.getByRole('button', { name: 'Answer like this' }));
  expect(world.situation.faults).toEqual([{ operationId: 'listDocuments', status: Number(shown?.value) }]);
});

test('the button has a dot and shows what is on while the mock is not calm, and one click calms it', async () => {
  const { user, world } = await open({ faults: [fault('listUsers', 503)], latencyMs: 500 });
  expect(screen.getByRole('button', { name: 'Mock, not calm: listUsers 503, latency 500 ms' })).toBeVisible();
  expect(document.querySelector('[data-not-calm]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Calm down' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mock' })).toBeVisible());
  expect(document.querySelector('[data-not-calm]')).toBeNull();
  expect(world.situation).toMatchObject({ faults: [], latencyMs: 0, persona: 'admin' });
});

test("the server's clock is put ahead, so that what ends by the clock has ended", async () => {
  const { user, world } = await open();
  const hoursAhead = () => Math.round((world.ports.clock.now().getTime() - Date.now()) / 3_600_000);
  await user.click(screen.getByRole('button', { name: 'Mock' }));
  await user.selectOptions(screen.getByLabelText("Server's clock"), '1 day ahead');
  expect(hoursAhead()).toBe(24);
  await user.click(screen.getByRole('button', { name: 'Calm down' }));
  expect(hoursAhead()).toBe(0);
});

test('a persona that a link names by e-mail address is shown', async () => {
  const { user } = await open({ persona: 'ingrid@buyer.example' });
  await user.click(screen.getByRole('button', { name: 'Mock' }));
  await waitFor(() => expect(screen.getByLabelText('Persona')).toHaveDisplayValue('Ingrid Vos, viewer'));
});

test('what a link had wrong is shown while the panel is closed, and can be put away', async () => {
  const { user } = await open({}, ['“deno” is no scenario: demo, empty, awkward or many']);
  expect(screen.getByRole('alert')).toHaveTextContent('“deno” is no scenario: demo, empty, awkward or many');
  await user.click(screen.getByRole('button', { name: 'Dismiss what the mock says' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
