// Opens comparisons in stories.
import { screen, within } from 'storybook/test';
import { person } from '#web/testing/play.ts';
import { open } from './preview-scene.ts';

/** From the version panel. */
export async function openComparison() {
  const dialog = await open();
  await person.click(dialog.getByRole('button', { name: 'Version history' }));
  await person.click(await dialog.findByRole('button', { name: 'Compare version 2 with version 1' }));
  return within(await screen.findByRole('dialog', { name: 'Compare Versions' }));
}
