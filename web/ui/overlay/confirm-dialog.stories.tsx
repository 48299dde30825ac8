import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onOff, tryable, words } from '#web/testing/controls.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Design system/Confirm dialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  argTypes: { title: words, confirmLabel: words, children: words, isBusy: onOff },
  args: {
    isOpen: true,
    title: 'Delete Folder and All Contents',
    confirmLabel: 'Delete Folder and All Contents',
    onConfirm: fn(),
    onCancel: fn(),
    children:
      '02.2 Management Accounts holds 3 folders and 18 documents. All of them are deleted with it. This action cannot be undone.',
  },
  // Opens over its own page.
  parameters: { ...tryable, docs: { story: { inline: false, height: '440px', autoplay: true } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Default: Story = {
  async play() {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Folder and All Contents' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    const dialog = await screen.findByRole('alertdialog');
    const edge = dialog.querySelector('footer')!.getBoundingClientRect();
    const boxes = within(dialog)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    await expect(Math.min(...boxes.map(({ left }) => left)) - edge.left).toBeGreaterThanOrEqual(16);
    await expect(edge.right - Math.max(...boxes.map(({ right }) => right))).toBeGreaterThanOrEqual(16);
  },
};

export const Busy: Story = {
  tags: ['again'],
  args: { isBusy: true },
  async play() {
    const dialog = await screen.findByRole('alertdialog');
    for (const button of within(dialog).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
