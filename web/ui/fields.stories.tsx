import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Design system/Fields',
  component: TextField,
  subcomponents: { TextArea, Select, Checkbox, Switch, SearchField },
  tags: ['autodocs'],
  args: { label: 'Name', defaultValue: 'Board Minutes November.pdf' },
  decorators: [
    (Story) => (
      <div className="flex max-w-90 flex-col gap-4 bg-surface p-6 text-text">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { hint: 'Pre-filled from the file name' } };
export const TextDisabled: Story = { args: { disabled: true } };

export const TextWithError: Story = {
  args: { label: 'Email', defaultValue: 'hannah@', hint: 'At work', error: 'Valid email is required' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Valid email is required');
    await expect(canvas.queryByText('At work')).toBeNull();
  },
};

export const LongText: Story = {
  render: () => <TextArea label="Description" hint="Optional" defaultValue="Signed by both parties." />,
};

export const Choice: Story = {
  render: () => (
    <>
      {[{}, { disabled: true }, { error: 'Choose a role' }].map((state, index) => (
        <Select key={index} label={`Role ${index + 1}`} {...state} defaultValue="viewer">
          <option value="admin">Admin</option>
          <option value="viewer">Viewer</option>
        </Select>
      ))}
    </>
  ),
  async play({ canvas }) {
    const select = canvas.getByRole('combobox', { name: 'Role 1' });
    await userEvent.selectOptions(select, 'Admin');
    await expect(select).toHaveValue('admin');
  },
};

export const Checkboxes: Story = {
  render: () => (
    <>
      <Checkbox label="Read" defaultChecked />
      <Checkbox label="Write" />
      <Checkbox label="Mixed" isMixed />
      <Checkbox label="Disabled" disabled hint="Only managers and administrators can upload" />
      <Checkbox label="Select Accounts.pdf" isLabelHidden />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('checkbox', { name: 'Read' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Mixed' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByText('Write'));
    await expect(canvas.getByRole('checkbox', { name: 'Write' })).toBeChecked();
  },
};

export const Switches: Story = {
  render: () => (
    <>
      <Switch label="Restrict downloads" defaultChecked />
      <Switch label="Restrict printing" hint="Hides the content from the printer" />
      <Switch label="Disabled" disabled />
    </>
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Restrict printing'));
    await expect(canvas.getByRole('switch', { name: 'Restrict printing' })).toBeChecked();
  },
};

function SearchDemo() {
  const [value, setValue] = useState('');
  return <SearchField label="Search documents and folders" kbd="/" value={value} onChange={setValue} />;
}

export const Search: Story = {
  render: () => <SearchDemo />,
  async play({ canvas }) {
    const field = canvas.getByRole('searchbox', { name: 'Search documents and folders' });
    await userEvent.type(field, 'accounts');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
  },
};
