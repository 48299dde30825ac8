import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderPlus, Trash2, Upload } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { iconChoice, onOff, oneOf, tryable, words } from '#web/testing/controls.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'Design system/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: {
    variant: oneOf('primary', 'secondary', 'quiet', 'danger', 'danger-quiet'),
    size: oneOf('sm', 'md', 'lg'),
    icon: iconChoice,
    children: words,
    isBusy: onOff,
    disabled: onOff,
    busyLabel: words,
  },
  args: { children: 'Save', onClick: fn() },
  decorators: [
    (Story) => (
      <div className="bg-surface p-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof Button>;

export const Default: Story = { args: { variant: 'secondary', size: 'md' } };

const variants = ['primary', 'secondary', 'quiet', 'danger', 'danger-quiet'] as const;

export const Variants: Story = {
  tags: ['picture'],
  render: (args) => (
    <div className="grid w-fit grid-cols-3 gap-3">
      {variants.flatMap((variant) => [
        <Button {...args} key={variant} variant={variant} />,
        <Button {...args} key={`${variant} disabled`} variant={variant} disabled />,
        <Button {...args} key={`${variant} busy`} variant={variant} isBusy />,
      ])}
    </div>
  ),
};

export const Sizes: Story = {
  tags: ['again'],
  render: (args) => (
    <div className="flex items-center gap-3">
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </div>
  ),
};

export const WithIcon: Story = {
  tags: ['again'],
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} variant="primary" icon={Upload}>
        Upload Document
      </Button>
      <Button {...args} icon={FolderPlus}>
        New Folder
      </Button>
      <Button {...args} variant="danger-quiet" icon={Trash2}>
        Revoke
      </Button>
    </div>
  ),
};

export const Pressed: Story = {
  tags: ['again'],
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const BusyKeepsItsWidthAndDoesNothing: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-3">
      <Button {...args} variant="primary" icon={Upload} busyLabel="Processing...">
        Upload Document
      </Button>
      <Button {...args} variant="primary" icon={Upload} busyLabel="Processing..." isBusy>
        Upload Document
      </Button>
    </div>
  ),
  async play({ args, canvas }) {
    const rest = canvas.getByRole('button', { name: 'Upload Document' });
    const busy = canvas.getByRole('button', { name: 'Processing...' });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy.getBoundingClientRect().width).toBe(rest.getBoundingClientRect().width);
    busy.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
