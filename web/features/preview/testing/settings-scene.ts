import { expect, screen, waitFor, within } from 'storybook/test';
import { person } from '#web/testing/play.ts';

export async function open() {
  await person.click(await screen.findByRole('button', { name: 'Settings' }));
  const settings = within(await screen.findByRole('dialog', { name: 'Document Settings' }));
  await waitFor(() => expect(settings.getByRole('heading', { name: 'Document Settings' })).toBeVisible());
  return settings;
}
