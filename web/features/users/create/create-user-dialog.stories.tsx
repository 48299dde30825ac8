import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lists, openCreate } from '#web/features/users/testing/create-user-scene.ts';
import { person } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Create User',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty', faults: lists },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const Default: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openCreate();
    await expect(dialog.getByLabelText('Role')).toHaveValue('viewer');
    await expect(dialog.getByRole('tab', { name: 'Folders (0)' })).toBeInTheDocument();
    await expect(dialog.getByRole('tab', { name: 'Documents (0)' })).toBeInTheDocument();
    await expect(await dialog.findByText('01 Corporate')).toBeInTheDocument();
  },
};

export const FoldersTicked: Story = {
  tags: ['cover', 'picture'],
  async play() {
    const dialog = await openCreate();
    await person.click(await dialog.findByLabelText('Read 01 Corporate'));
    await person.click(dialog.getByLabelText('Read 02 Financials'));
    await expect(dialog.getByRole('tab', { name: 'Folders (2)' })).toBeInTheDocument();
  },
};

export const DocumentsTicked: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openCreate();
    await person.click(dialog.getByRole('tab', { name: 'Documents (0)' }));
    await person.click(await dialog.findByLabelText('Download Board Minutes.pdf in 01 Corporate'));
    await expect(dialog.getByLabelText('View Board Minutes.pdf in 01 Corporate')).toBeChecked();
    await expect(dialog.getByRole('tab', { name: 'Documents (1)' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: Default.play!, tags: ['again'] };
