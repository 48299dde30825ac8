import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tryable } from '#web/testing/controls.ts';
import { onGround } from '#web/testing/frame.tsx';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Design system/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  parameters: tryable,
  args: { user: { firstName: 'Marcus', lastName: 'Okafor' } },
  decorators: [onGround],
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Initials: Story = {
  tags: ['again'],
};
export const Oneself: Story = {
  tags: ['again'],
  args: { isSelf: true },
};
export const Small: Story = {
  tags: ['again'],
  args: { size: 'sm' },
};
export const FirstNameAlone: Story = { args: { user: { firstName: 'Ingrid' } } };
export const NameUnknown: Story = {
  args: { user: { email: 'nobody@haldenroy.example' } },
  async play({ canvas }) {
    await expect(canvas.getByText('U')).toBeVisible();
  },
};
export const BrokenImage: Story = {
  args: { user: { firstName: 'Broken', lastName: 'Image', profileImageUrl: 'data:image/png;base64,AA' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('BI')).toBeVisible());
  },
};
