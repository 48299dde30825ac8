import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fault } from '#mock/world/fault.ts';
import { openHistory } from '#web/features/preview/testing/approval-scene.ts';
import { route } from '#web/features/preview/testing/preview-scene.ts';
import { person } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Preview/Activity',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: route('doc-html') },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function openActivity() {
  const panel = await openHistory();
  await person.click(await panel.findByRole('tab', { name: 'Activity' }));
  return panel;
}

const entry = {
  ...{ userId: 'user-admin', ipAddress: null, resourceType: 'document', resourceId: 'doc-html', userAgent: null },
};
const document = '"Consolidated Accounts.html"';
const logged = (id: number, activityType: string, description: string) => ({
  ...{ ...entry, id: `audit-${id}`, activityType, description, createdAt: '2026-01-14T09:00:00.000Z' },
});

export const Trail: Story = {
  args: {
    faults: [
      fault('listDocumentActivity', {
        status: 200,
        body: [
          logged(9, 'blocked_download', `Blocked a download of ${document}`),
          logged(8, 'document_view', `Viewed ${document} (version 2)`),
          logged(7, 'document_upload', `Uploaded version 2 of ${document}. What changed: "Totals as agreed"`),
          logged(6, 'document_upload', `Uploaded ${document}`),
        ],
      }),
    ],
  },
  async play() {
    await expect(await (await openActivity()).findByText(/What changed: "Totals as agreed"/)).toBeVisible();
  },
};

/** axe takes seconds for a thousand entries; loading more is tested with the panel. */
export const MoreToCome: Story = {
  tags: ['again'],
  args: {
    faults: [
      fault('listDocumentActivity', {
        status: 200,
        body: Array.from({ length: 1000 }, (_, at) =>
          logged(5000 - at, 'document_view', `Viewed ${document} (version 2)`),
        ),
      }),
    ],
  },
  async play() {
    const more = await (await openActivity()).findByText('Show Earlier');
    more.scrollIntoView();
    await expect(more).toBeVisible();
  },
};

export const Nothing: Story = {
  tags: ['again'],
  args: { faults: [fault('listDocumentActivity', { status: 200, body: [] })] },
  async play() {
    await expect(await (await openActivity()).findByText('No activity yet')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listDocumentActivity', { delayMs: 'never' })] },
  async play() {
    await expect(await (await openActivity()).findByText('Loading activity')).toBeInTheDocument();
  },
};

export const NotRead: Story = {
  tags: ['again'],
  args: { faults: [fault('listDocumentActivity', 500)] },
  async play() {
    await expect(await (await openActivity()).findByText('Failed to load activity')).toBeVisible();
  },
};
