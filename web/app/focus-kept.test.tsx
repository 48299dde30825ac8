import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';

/** A pressed button that is busy. */
async function withBusyButton() {
  const { user } = await renderApp({ scenario: smallRoom, route: '/documents' });
  await screen.findByRole('navigation', { name: 'Main' });
  const main = screen.getByRole('main');
  // The first key loads the code, and what the key opens.
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = document.createElement('button');
  main.append(button);
  button.focus();
  button.click();
  button.disabled = true;
  button.blur();
  expect(document.body).toHaveFocus();
  return { main, button };
}

describe('the focus', () => {
  it('is given back to a button that was busy', async () => {
    const { button } = await withBusyButton();
    button.disabled = false;
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('goes to the list by the skip link', async () => {
    const { button } = await withBusyButton();
    button.remove();
    await waitFor(() => expect(document.querySelector('#main [role=grid] [tabindex="0"]')).not.toBeNull());
    screen.getByText('Skip to content').click();
    expect(document.querySelector('#main [role=grid] [tabindex="0"]')).toHaveFocus();
  });

  it('is the screen’s where the button is gone', async () => {
    const { main, button } = await withBusyButton();
    button.remove();
    await waitFor(() => expect(main).toHaveFocus());
  });
});
