import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { inColumn } from '#web/testing/frame.tsx';
import { tryable, words } from '#web/testing/controls.ts';
import { person, step } from '#web/testing/play.ts';
import { endInDays, endOfDay, expiryFault } from './chosen-end.ts';
import { ExpiryBadge } from './expiry-badge.tsx';
import { ExpiryField } from './expiry-field.tsx';

const meta = {
  title: 'Design system/Expiry field',
  component: ExpiryField,
  subcomponents: { ExpiryBadge },
  tags: ['autodocs'],
  parameters: tryable,
  argTypes: { label: words, error: words },
  args: { label: 'Access ends', value: null, onChange: () => undefined },
  decorators: [inColumn],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <ExpiryField {...args} value={value} onChange={setValue} error={expiryFault(value) ?? undefined} />;
  },
} satisfies Meta<typeof ExpiryField>;
export default meta;
type Story = StoryObj<typeof ExpiryField>;

export const NoEnd: Story = {
  tags: ['again'],
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Access ends' })).toHaveValue('none');
  },
};

export const InThirtyDays: Story = {
  args: { value: endInDays(30, Date.now()) },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Access ends' })).toHaveValue('30');
  },
};

export const OnADay: Story = {
  args: { value: endOfDay('2031-03-03') },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Last day')).toHaveValue('2031-03-03');
  },
};

export const ADayIsToBeChosen: Story = {
  async play({ canvas }) {
    await person.selectOptions(canvas.getByLabelText('Access ends'), 'On a day…');
    const day = canvas.getByLabelText('Last day');
    await expect(day).toHaveAccessibleDescription('Choose the last day');
    await step('A day of the past is chosen', () => fireEvent.change(day, { target: { value: '2020-01-01' } }));
    await expect(day).toHaveAccessibleDescription('Choose today or a later day');
    await step('A day to come is chosen', () => fireEvent.change(day, { target: { value: '2031-01-01' } }));
    await expect(day).toBeValid();
    await person.selectOptions(canvas.getByLabelText('Access ends'), 'No end');
    await expect(canvas.queryByLabelText('Last day')).toBeNull();
  },
};

export const Badges: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <ExpiryBadge expiresAt={endOfDay('2020-03-03')} />
      <ExpiryBadge expiresAt={endInDays(3, Date.now())} />
      <ExpiryBadge expiresAt={endOfDay('2031-03-03')} />
      <ExpiryBadge expiresAt={null} />
    </div>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('Ended Mar 3, 2020')).toBeVisible();
    await expect(canvas.getByText('Ends Mar 3, 2031')).toBeVisible();
  },
};
