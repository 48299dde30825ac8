import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Fault, fault } from '#mock/world/fault.ts';
import { sidebar } from '#web/testing/narrow.ts';
import { person } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Sidebar/Who is signed in',
  component: AppScreen,
  args: { route: '/nowhere' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

/** The current user in a server's answer. */
function signedInAs(user: Record<string, string | null>): readonly Fault[] {
  const nobody = { id: 'user-1', email: null, firstName: null, lastName: null, role: null, profileImageUrl: null };
  return [fault('getCurrentUser', { undocumented: { status: 200, body: { ...nobody, ...user } } })];
}

const drawn =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%234338ca'/%3E%3C/svg%3E";

export const ProfileImage: Story = {
  tags: ['again'],
  args: { faults: signedInAs({ firstName: 'Ada', lastName: 'Lindqvist', role: 'admin', profileImageUrl: drawn }) },
  async play({ canvasElement }) {
    const bar = await sidebar();
    await bar.findByText('Ada Lindqvist');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', drawn);
  },
};

export const Initials: Story = {
  args: { persona: 'manager', faults: signedInAs({ firstName: 'Ada', lastName: 'Lindqvist', role: 'manager' }) },
  async play() {
    const bar = await sidebar();
    await expect(await bar.findByText('AL')).toBeVisible();
  },
};

export const BrokenImage: Story = {
  args: {
    persona: 'analyst',
    faults: signedInAs({
      firstName: 'Priya',
      lastName: 'Raman',
      role: 'analyst',
      profileImageUrl: 'data:image/png,broken',
    }),
  },
  async play({ canvasElement }) {
    const bar = await sidebar();
    await waitFor(() => expect(bar.getByText('PR')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const EmailOnly: Story = {
  tags: ['again'],
  args: { persona: 'viewer', faults: signedInAs({ email: 'ingrid@buyer.example', role: 'viewer' }) },
  async play() {
    const bar = await sidebar();
    await expect(await bar.findByText('ingrid@buyer.example')).toBeVisible();
    await expect(bar.getByText('U')).toBeVisible();
  },
};

export const NothingKnown: Story = {
  tags: ['again'],
  args: { faults: signedInAs({}) },
  async play() {
    const bar = await sidebar();
    await expect(await bar.findByText('Data Room')).toBeVisible();
    await expect(bar.getAllByText('User')).toHaveLength(2);
    await expect(bar.getByText('U')).toBeVisible();
  },
};

export const VeryLongName: Story = {
  args: {
    faults: signedInAs({
      firstName: 'Maximiliane-Wilhelmine-Charlotte',
      lastName: 'von und zu Hohenstein-Wolkenburg-Rabenau',
      email: `${'m'.repeat(60)}@an-extraordinarily-long-company-name.example`,
      role: 'admin',
    }),
  },
  async play() {
    const bar = await sidebar();
    const name = await bar.findByText(/^Maximiliane/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    const logout = bar.getByRole('button', { name: 'Logout' });
    const { right } = logout.closest('aside, dialog')!.getBoundingClientRect();
    await expect(logout.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await expect(logout).toBeVisible();
  },
};

export const VeryLongNameOnAPhone: Story = {
  tags: ['cover'],
  ...VeryLongName,
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play({ canvas }) {
    await person.click(await canvas.findByRole('button', { name: 'Open navigation' }));
    const logout = await screen.findByRole('button', { name: 'Logout' });
    await waitFor(() => expect(logout).toBeVisible());
    await expect(logout.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
