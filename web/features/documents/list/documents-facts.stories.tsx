import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { levels, list, own, row } from '#web/features/documents/testing/documents-scene.ts';
import { isPhone } from '#web/testing/narrow.ts';
import { press } from '#web/testing/play.ts';
import { room } from '#web/testing/room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Document Management/Names, sizes and ages',
  component: AppScreen,
  args: { route: '/documents' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const now = '2026-01-15T10:00:00.000Z';

const before = (ms: number) => new Date(Date.parse(now) - ms).toISOString();

const hour = 3_600_000;

const recent = (count: number) => async () => {
  const section = await screen.findByRole('region', { name: 'Recent Documents' });
  await expect(within(section).getAllByRole('listitem')).toHaveLength(count);
};

/** The kind and size that a row shows; on a phone, its second line has them as a tooltip. */
const sizeIn = async (name: string) => {
  const found = await row(name);
  return isPhone() ? found.querySelector('span[title]')?.getAttribute('title') : found.textContent;
};

export const AwkwardNamesInTheList: Story = {
  tags: ['again'],
  args: { scenario: 'awkward' },
  async play() {
    await expect(within(await list()).getAllByRole('row').length).toBeGreaterThan(5);
  },
};

export const AwkwardNamesInTheGrid: Story = {
  tags: ['again'],
  args: { scenario: 'awkward' },
  async play() {
    await press('Grid view');
    await expect(within(await list()).getAllByRole('gridcell').length).toBeGreaterThan(1);
  },
};

export const UnknownSizeAndType: Story = {
  tags: ['again'],
  args: { scenario: room({ documents: [{ name: 'Unlabelled', size: null, mimeType: null }] }) },
  async play() {
    await expect(await sizeIn('Unlabelled')).toContain('File · Unknown');
  },
};

export const AccessLevels: Story = {
  tags: ['again'],
  args: { scenario: levels },
  async play() {
    for (const level of ['Public', 'Restricted', 'Confidential']) {
      await expect(within(await row(`^${level}\\.pdf`)).getByText(level)).toBeVisible();
    }
  },
};

export const Ages: Story = {
  args: {
    now,
    scenario: room({
      documents: [
        { name: '1.pdf', updatedAt: before(hour - 1_000) },
        { name: '2.pdf', updatedAt: before(hour) },
        { name: '3.pdf', updatedAt: before(24 * hour - 1_000) },
        { name: '4.pdf', updatedAt: before(24 * hour) },
        { name: '5.pdf', updatedAt: before(400 * 24 * hour) },
      ],
    }),
  },
  async play() {
    const words = ['Less than an hour ago', '1 hour ago', '23 hours ago', '1 day ago', '400 days ago'];
    for (const [at, age] of words.entries()) await expect(await row(`^${at + 1}\\.pdf`)).toHaveTextContent(age);
  },
};

export const Sizes: Story = {
  args: {
    scenario: room({
      documents: [
        { name: '1.pdf', size: 1023 },
        { name: '2.pdf', size: 1024 },
        { name: '3.pdf', size: 1_048_576 },
        { name: '4.pdf', size: 52_428_800 },
      ],
    }),
  },
  async play() {
    const words = ['1023 bytes', '1.0 KB', '1.0 MB', '50.0 MB'];
    for (const [at, size] of words.entries()) await expect(await sizeIn(`^${at + 1}\\.pdf`)).toContain(size);
  },
};

export const RecentWithThree: Story = {
  tags: ['again'],
  args: { scenario: own },
  play: recent(3),
};

export const RecentWithMore: Story = {
  tags: ['again'],
  play: recent(6),
};

const staysInside = async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const AwkwardNamesInTheListOnAPhone: Story = {
  tags: ['again'],
  args: { scenario: 'awkward' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await list();
    await staysInside();
  },
};

export const AwkwardNamesInTheGridOnAPhone: Story = {
  args: { scenario: 'awkward' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await press('Grid view');
    await list();
    await staysInside();
  },
};
