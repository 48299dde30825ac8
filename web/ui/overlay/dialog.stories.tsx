import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { oneOf, tryable, words } from '#web/testing/controls.ts';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from '../form/text-field.tsx';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  argTypes: {
    title: words,
    description: words,
    size: oneOf('sm', 'md', 'lg', 'full'),
    children: { control: false },
    footer: { control: false },
    leading: { control: false },
    initialFocus: { control: false },
  },
  args: {
    isOpen: false,
    onClose: () => undefined,
    title: 'Create New Folder',
    description: 'It is empty until something is uploaded to it.',
    size: 'sm',
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Create Folder</Button>
      </>
    ),
    children: <TextField label="Name" />,
  },
  render: function Opening(args) {
    const [isOpen, setIsOpen] = useState(args.isOpen ?? false);
    return (
      <main className="min-h-100 bg-surface p-6 text-text">
        <Button onClick={() => setIsOpen(true)}>New Folder</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </main>
    );
  },
  // Opens over its own page.
  parameters: { ...tryable, docs: { story: { inline: false, height: '440px', autoplay: true } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Open: Story = {
  args: { isOpen: true },
  async play() {
    const dialog = await screen.findByRole('dialog', { name: 'Create New Folder' });
    await expect(dialog).toHaveAccessibleDescription('It is empty until something is uploaded to it.');
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const GivesTheFocusBack: Story = {
  tags: ['again'],
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'New Folder' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Create New Folder' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
