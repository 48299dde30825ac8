import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { person } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { open, process, text } from '#web/features/uploads/testing/upload-to-folder-scene.ts';

const meta = {
  title: 'Screens/Upload to Folder/Level',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: '/documents?folder=folder-legal' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function processDozen() {
  const dialog = await open(...Array.from({ length: 12 }, (_, index) => text(`${index + 1}.txt`)));
  await waitFor(() => expect(process(dialog)).toHaveAccessibleName('Process 12 File(s)'));
  await person.click(process(dialog));
  return screen.findByRole('alertdialog', { name: 'Process 12 files as Public?' });
}

export const ManyAsPublic: Story = {
  tags: ['again'],
  async play() {
    await expect(await processDozen()).toHaveTextContent('This data room has 2 analysts and viewers.');
  },
};

export const ManyAsPublicUncountedOnAPhone: Story = {
  tags: ['again'],
  args: { faults: [fault('listUsers', 500)] },
  globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
  async play() {
    await expect(await processDozen()).toHaveTextContent('Analysts and viewers may be among them.');
  },
};

export const OfTheFolder: Story = {
  args: {
    scenario: {
      ...smallRoom,
      folders: smallRoom.folders.map((row) => ({ ...row, accessLevel: 'confidential' as const })),
    },
  },
  async play() {
    const dialog = await open(text('Articles.docx'));
    await expect(await dialog.findByText('1 file as Confidential into 03 Legal')).toBeVisible();
  },
};
