import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Fault } from '#mock/faults.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = { title: 'Sidebar', component: AppScreen, args: { route: '/nowhere' } } satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The current user as the server may describe them. */
function signedInAs(user: Record<string, string | null>): readonly Fault[] {
  const nobody = { id: 'user-1', email: null, firstName: null, lastName: null, role: null, profileImageUrl: null };
  return [{ operationId: 'getCurrentUser', status: 200, body: { ...nobody, ...user } }];
}

const drawn =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%234338ca'/%3E%3C/svg%3E";

async function entries(canvas: Canvas): Promise<string[]> {
  const links = (await canvas.findByRole('navigation', { name: 'Main' })).querySelectorAll('a');
  return [...links].map(({ textContent }) => textContent);
}

async function expectActive(canvas: Canvas, name: string): Promise<void> {
  await expect(await canvas.findByRole('link', { name, current: 'page' })).toBeVisible();
}

export const Admin: Story = {
  args: { route: '/', persona: 'admin' },
  async play({ canvas }) {
    await expect(await entries(canvas)).toHaveLength(6);
    await expectActive(canvas, 'Dashboard');
    await expect(canvas.getByText('Admin Portal')).toBeVisible();
  },
};

export const Manager: Story = {
  args: { route: '/audit', persona: 'manager' },
  async play({ canvas }) {
    await expect(await entries(canvas)).not.toContain('Security Settings');
    await expect(await entries(canvas)).toHaveLength(5);
    await expectActive(canvas, 'Audit Trail');
  },
};

export const Analyst: Story = {
  args: { route: '/documents', persona: 'analyst' },
  async play({ canvas }) {
    await expect(await entries(canvas)).toEqual(['Dashboard', 'Document Management']);
    await expectActive(canvas, 'Document Management');
  },
};

export const Viewer: Story = {
  args: { route: '/', persona: 'viewer' },
  async play({ canvas }) {
    await expect(await entries(canvas)).toEqual(['Dashboard', 'Document Management']);
    await expectActive(canvas, 'Dashboard');
  },
};

export const ProfileImage: Story = {
  args: { faults: signedInAs({ firstName: 'Ada', lastName: 'Lindqvist', role: 'admin', profileImageUrl: drawn }) },
  async play({ canvas, canvasElement }) {
    await canvas.findByText('Ada Lindqvist');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', drawn);
  },
};

export const Initials: Story = {
  args: { persona: 'manager', faults: signedInAs({ firstName: 'Ada', lastName: 'Lindqvist', role: 'manager' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('AL')).toBeVisible();
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
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvas.getByText('PR')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const EmailOnly: Story = {
  args: { persona: 'viewer', faults: signedInAs({ email: 'ingrid@buyer.example', role: 'viewer' }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('ingrid@buyer.example')).toBeVisible();
    await expect(canvas.getByText('U')).toBeVisible();
  },
};

export const NothingKnown: Story = {
  args: { faults: signedInAs({}) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Data Room')).toBeVisible();
    await expect(canvas.getAllByText('User')).toHaveLength(2);
    await expect(canvas.getByText('U')).toBeVisible();
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
  async play({ canvas }) {
    const name = await canvas.findByText(/^Maximiliane/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    const logout = canvas.getByRole('button', { name: 'Logout' });
    await expect(logout.getBoundingClientRect().right).toBeLessThanOrEqual(232);
    await expect(logout).toBeVisible();
  },
};
