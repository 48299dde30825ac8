import { counted } from '#web/format/counted.ts';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { person, step } from '#web/testing/play.ts';

export const text = (name: string) => new File([name], name, { type: 'text/plain' });

export const three = ['Articles.docx', 'Register.xlsx', 'Minutes.pdf'].map(text);

export async function open(...files: File[]) {
  await person.click(await screen.findByRole('button', { name: 'Upload to Folder' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Upload to Folder/ }));
  if (files.length > 0) {
    await step(`Choose ${counted(files.length, 'file')}`, () =>
      fireEvent.change(dialog.getByLabelText('Choose Files'), { target: { files } }),
    );
  }
  return dialog;
}

export type Dialog = Awaited<ReturnType<typeof open>>;

export const process = (dialog: Dialog) => dialog.getByRole('button', { name: /^Process \d+ File\(s\)$/ });

export async function openReady() {
  const dialog = await open(...three);
  await waitFor(() => expect(process(dialog)).toHaveAccessibleName('Process 3 File(s)'));
  return dialog;
}
