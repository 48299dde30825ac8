import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { japaneseRoom, open, route } from '#web/features/preview/testing/preview-scene.ts';
import { person } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Preview/Reading',
  component: AppScreen,
  args: { persona: 'admin' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const framed = (id: string): Story => ({
  args: { route: route(id) },
  async play() {
    await open();
    await expect(await screen.findByRole('toolbar', { name: 'Reading' }, { timeout: 20_000 })).toBeVisible();
  },
});

export const Text: Story = framed('document-incoterms');
export const Table: Story = framed('document-questions');
export const Workbook: Story = framed('document-index');
export const Letter: Story = framed('document-nda');
export const Slides: Story = framed('document-teaser');

export const WordsFoundInText: Story = {
  tags: ['again'],
  ...framed('document-incoterms'),
  async play() {
    await open();
    await person.click(await screen.findByRole('button', { name: /^Find/ }, { timeout: 20_000 }));
    await person.type(await screen.findByRole('textbox', { name: /^Find/ }), 'days');
    await expect(await screen.findByText(/^Hit 1 of/)).toBeVisible();
  },
};

export const TextInAChosenEncoding: Story = {
  args: { scenario: japaneseRoom, route: route('doc-zip') },
  async play() {
    const dialog = await open();
    await person.click(await screen.findByRole('button', { name: 'Encoding: Automatic' }, { timeout: 20_000 }));
    const first = await screen.findByRole('menuitem', { name: 'Automatic' });
    const { left, top } = first.getBoundingClientRect();
    await expect(first).toContainElement(document.elementFromPoint(left + 40, top + 16) as HTMLElement | null);
    await person.click(await screen.findByRole('menuitem', { name: 'Japanese (Shift-JIS)' }));
    await waitFor(() =>
      expect(dialog.getByTitle('Notice.txt')).toHaveAttribute('src', expect.stringMatching(/shift_jis$/)),
    );
  },
};

export const TextInAChosenEncodingOnAPhone: Story = {
  ...TextInAChosenEncoding,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};

export const TextOnAPhone: Story = {
  ...framed('document-incoterms'),
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};

export const AccessEnded: Story = {
  tags: ['again'],
  args: { route: route('document-incoterms'), faults: [fault('previewDocument', 404)] },
  async play() {
    await expect(await (await open()).findByText('Your access has ended')).toBeVisible();
  },
};

export const Damaged: Story = {
  tags: ['again'],
  args: { route: route('document-index'), faults: [fault('previewDocument', 415)] },
  async play() {
    await expect(await (await open()).findByText(/This file is damaged/)).toBeVisible();
  },
};
