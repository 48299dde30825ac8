import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { document_, listing, lists, openCreate, submitValid } from '#web/features/users/testing/create-user-scene.ts';
import { person, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';
import { roleChoices } from './role-choices.ts';

const meta = {
  title: 'Screens/Create User/The form',
  component: AppScreen,
  args: { route: '/users', scenario: 'empty', faults: lists },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

export const RoleDescriptions: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openCreate();
    await person.selectOptions(dialog.getByLabelText('Role'), 'manager');
    for (const { description } of roleChoices) await expect(dialog.getByText(description)).toBeInTheDocument();
    await expect(dialog.queryByText('Only managers and administrators can upload')).toBeNull();
  },
};

export const NothingToPermit: Story = {
  tags: ['again'],
  args: { faults: listing([], []) },
  async play() {
    await expect(await (await openCreate()).findByText('No folders yet')).toBeInTheDocument();
  },
};

export const TenThousandDocuments: Story = {
  args: {
    faults: listing(
      [],
      Array.from({ length: 10_000 }, (_, index) => document_(`d${String(index)}`, `Report ${String(index)}.pdf`)),
    ),
  },
  async play() {
    const dialog = await openCreate();
    await person.click(dialog.getByRole('tab', { name: 'Documents (0)' }));
    await expect(await dialog.findByText('Report 0.pdf')).toBeInTheDocument();
    await expect(dialog.getAllByRole('row').length).toBeLessThan(30);
  },
};

export const RequiredFields: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openCreate();
    await person.click(dialog.getByRole('button', { name: 'Create User' }));
    await expect(await dialog.findByText('First name is required')).toBeInTheDocument();
    await expect(dialog.getByText('Last name is required')).toBeInTheDocument();
    await expect(dialog.getByText('Valid email is required')).toBeInTheDocument();
  },
};

export const InvalidEmail: Story = {
  tags: ['again'],
  async play() {
    const dialog = await openCreate();
    await person.type(dialog.getByLabelText('First name'), 'Hannah');
    await person.type(dialog.getByLabelText('Last name'), 'Bergström');
    await person.type(dialog.getByLabelText('Email'), 'hannah@');
    await person.click(dialog.getByRole('button', { name: 'Create User' }));
    await expect(await dialog.findByText('Valid email is required')).toBeInTheDocument();
    await expect(dialog.queryByText('First name is required')).toBeNull();
  },
};

export const Saving: Story = {
  tags: ['again'],
  args: { faults: [...lists, fault('createUser', { delayMs: 'never' })] },
  async play() {
    const dialog = await submitValid();
    await expect(await dialog.findByRole('button', { name: 'Create User', busy: true })).toBeDisabled();
  },
};

export const Failed: Story = {
  tags: ['again'],
  parameters: catalogue('A user cannot be created', 'Failed to create user'),
  args: { faults: [...lists, fault('createUser', 500)] },
  async play() {
    const dialog = await submitValid();
    await shows('Failed to create user');
    await expect(dialog.getByLabelText('First name')).toHaveValue('Hannah');
  },
};
