import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { open, ungranted } from '#web/features/permissions/testing/permissions-scene.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Permissions/Access levels explained',
  component: AppScreen,
  args: { scenario: smallRoom, route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const withLevel = (accessLevel: 'public' | 'restricted' | 'confidential') => ({
  ...smallRoom,
  documents: smallRoom.documents.map((row) => (row.name === ungranted ? { ...row, accessLevel } : row)),
});

export const PublicExplained: Story = {
  args: { scenario: withLevel('public') },
  async play() {
    await expect((await open(ungranted)).getByText('Anyone with folder access can view')).toBeVisible();
  },
};

export const RestrictedExplained: Story = {
  tags: ['again'],
  args: { scenario: withLevel('restricted') },
  async play() {
    await expect((await open(ungranted)).getByText('Only users with specific permissions')).toBeVisible();
  },
};

export const ConfidentialExplained: Story = {
  tags: ['again'],
  args: { scenario: withLevel('confidential') },
  async play() {
    const words = 'Highly restricted, explicit permissions required';
    await expect((await open(ungranted)).getByText(words)).toBeVisible();
  },
};
