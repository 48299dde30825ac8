import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { row } from '#web/features/documents/testing/documents-scene.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Management/Export Index',
  component: AppScreen,
  args: { route: '/documents', scenario: room({ documents: [{ name: 'Annual Report.pdf' }] }), persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function open() {
  await row('Annual Report.pdf');
  await person.click(screen.getByRole('button', { name: 'Export Index' }));
  return within(await screen.findByRole('dialog', { name: 'Export Index' }));
}

export const AsAFileOrOnPaper: Story = {
  tags: ['again'],
  async play() {
    await open();
  },
};

export const ExportFailed: Story = {
  parameters: catalogue('The index cannot be exported', 'Error', 'Failed to export the index'),
  args: { faults: [fault('exportIndex', 500)] },
  async play() {
    const dialog = await open();
    await person.click(dialog.getByRole('button', { name: 'Download CSV' }));
    await shows('Failed to export the index');
  },
};
