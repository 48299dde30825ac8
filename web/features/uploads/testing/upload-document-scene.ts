import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { person, step } from '#web/testing/play.ts';

export const report = new File(['%PDF-1.4 quarter'], 'report.pdf', { type: 'application/pdf' });

export async function open() {
  await screen.findAllByText(/^(Site Plan.svg|Consolidated Accounts.html)$/);
  await person.click(screen.getAllByRole('button', { name: 'Upload Document' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Document' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Choose File' })).toHaveFocus());
  return dialog;
}

export type Dialog = Awaited<ReturnType<typeof open>>;

export const pick = (dialog: Dialog, file = report) =>
  step(`Choose the file ${file.name}`, () =>
    fireEvent.change(dialog.getByLabelText('Choose File'), { target: { files: [file] } }),
  );

export const submit = (dialog: Dialog) => dialog.getByRole('button', { name: 'Upload Document' });

export async function openWithFile() {
  const dialog = await open();
  await pick(dialog);
  await dialog.findByText('Ready');
  await waitFor(() => expect(submit(dialog)).toBeEnabled());
  return dialog;
}
