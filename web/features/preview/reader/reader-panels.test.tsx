import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isDeep } from '#web/testing/deep.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { smallRoom } from '#web/testing/small-room.ts';
import { outlinedPdf, pagesPdf } from './testing/outlined-pdf.ts';

async function read(text?: string, panel = 'Outline') {
  const objects = text === undefined ? {} : { 'object-doc-pdf': () => new TextEncoder().encode(text) };
  const { user } = await renderApp({
    scenario: { ...smallRoom, objects: { ...smallRoom.objects, ...objects } },
    route: '/documents?document=doc-pdf',
  });
  const button = await screen.findByRole('button', { name: panel }, { timeout: 40_000 });
  await user.click(button);
  const outline = within(await screen.findByRole('navigation', { name: panel }));
  return { user, button, outline };
}

const page = () => screen.getByRole('textbox', { name: /^Page, of/ });

it('the outline of a PDF leads to its parts, and Escape closes it and not the preview', async () => {
  const { user, button, outline } = await read(outlinedPdf);
  await user.click(await outline.findByRole('button', { name: 'Schedules' }));
  await waitFor(() => expect(page()).toHaveValue('3'));
  await user.click(outline.getByRole('button', { name: 'Definitions' }));
  await waitFor(() => expect(page()).toHaveValue('2'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Outline' })).toBeNull();
  expect(button).toHaveFocus();
});

it.runIf(isDeep)('a PDF without an outline shows a note', async () => {
  const { outline } = await read();
  expect(await outline.findByText('This file has no outline.')).toBeVisible();
});

it('thumbnails lead to pages by click and arrows, few of many at a time, each beneath the mark', async () => {
  const { user, button, outline: thumbnails } = await read(pagesPdf(300), 'Thumbnails');
  await user.click(await thumbnails.findByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(page()).toHaveValue('3'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(thumbnails.getByRole('button', { name: 'Page 4' })).toHaveFocus());
  expect(page()).toHaveValue('4');
  await user.keyboard('{End}');
  const last = await thumbnails.findByRole('button', { name: 'Page 300' });
  await waitFor(() => expect(last).toHaveFocus());
  await waitFor(() => expect(last.querySelector('canvas')).not.toBeNull());
  expect(last.querySelector('[style*=mask-image]')).not.toBeNull();
  expect(thumbnails.getAllByRole('button').length).toBeLessThan(12);
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeVisible();
});
