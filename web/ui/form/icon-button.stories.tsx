import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { iconChoice, onOff, tryable, words } from '#web/testing/controls.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Design system/Icon button',
  component: IconButton,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { icon: iconChoice, label: words, disabled: onOff },
  args: { label: 'Download', icon: Download, onClick: fn() },
  decorators: [
    (Story) => (
      <div className="flex gap-2 bg-surface p-16 max-md:p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof IconButton>;

export const Rest: Story = {
  tags: ['again'],
};
export const ForDialogs: Story = {
  tags: ['again'],
  args: { size: 'md' },
};
export const Destructive: Story = {
  tags: ['again'],
  args: { label: 'Delete', icon: Trash2, tone: 'danger' },
};

export const TooltipOnFocusGoesWithEscape: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Download')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Download')).toBeNull());
  },
};

export const DisabledWithReason: Story = {
  tags: ['again'],
  args: { disabledReason: 'Download Restricted' },
  async play({ args, canvas }) {
    const button = canvas.getByRole('button', { name: 'Download Restricted' });
    await expect(button).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
