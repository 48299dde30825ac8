import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowUpDown, Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tryable, words } from '#web/testing/controls.ts';
import { Menu } from './menu.tsx';

const onAction = fn();

const meta = {
  title: 'Design system/Menu',
  component: Menu,
  tags: ['autodocs'],
  argTypes: { label: words },
  args: {
    label: 'Actions for Accounts.pdf',
    items: [
      { label: 'Preview', icon: Eye, onSelect: onAction, kbd: 'Enter' },
      { label: 'Download', icon: Download, onSelect: onAction, disabledReason: 'Download Restricted' },
      { label: 'Rename', icon: Pencil, onSelect: onAction, kbd: 'F2' },
      { label: 'Delete', icon: Trash2, onSelect: onAction, tone: 'danger', kbd: 'Del' },
    ],
  },
  decorators: [
    (Story) => (
      <main className="flex min-h-80 justify-end bg-surface p-6">
        <Story />
      </main>
    ),
  ],
  // Opens over its own page.
  parameters: { ...tryable, docs: { story: { inline: false, height: '440px', autoplay: true } } },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof Menu>;

export const Actions: Story = {
  async play({ canvas }) {
    onAction.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Accounts.pdf' }));
    const restricted = await screen.findByRole('menuitem', { name: 'Download Restricted' });
    await expect(restricted).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Accounts.pdf' }));
    await screen.findByRole('menu');
  },
};

export const Options: Story = {
  args: {
    label: 'Sort by Name A–Z',
    icon: ArrowUpDown,
    text: 'Name A–Z',
    items: ['Name A–Z', 'Name Z–A', 'Date newest'].map((label, index) => ({
      label,
      onSelect: onAction,
      isChecked: index === 0,
    })),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { current: true })).toHaveTextContent('Name A–Z');
  },
};
