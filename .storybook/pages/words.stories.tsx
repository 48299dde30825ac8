import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navigationFor } from '#web/app/frame/navigation.ts';
import { activityLook } from '#web/domain/activity/activity-types.ts';
import { sortOptions } from '#web/features/documents/model/sort-option.ts';
import { accessExplanations } from '#web/domain/access/access-explanation.ts';
import type { UploadItem } from '#web/features/uploads/engine/upload-item.ts';
import { processedToast, settledToast, stoppedToast } from '#web/features/uploads/upload-words.ts';
import { roleChoices } from '#web/features/users/create/role-choices.ts';
import { activityAge, documentAge, lastLogin } from '#web/format/age.ts';
import { formatSize } from '#web/format/format-size.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';
import { Rows, StartPage } from './start-page.tsx';

const activityTypes = [
  ...['document_view', 'document_upload', 'document_download', 'document_delete', 'blocked_download'],
  ...['failed_login', 'login', 'logout', 'user_created', 'user_updated', 'user_deleted'],
  ...['folder_created', 'folder_deleted', 'permission_granted', 'permission_revoked'],
];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 2, 10, 12);
const before = (ms: number) => new Date(now - ms).toISOString();
const ages = [0, 5 * minute, hour, 23 * hour, day, 30 * day];

/** Failed uploads are only counted here. */
const files = (count: number) => Array.from({ length: count }, () => ({}) as UploadItem);

const toastWords = [
  settledToast({ stored: files(2), failed: [] }),
  settledToast({ stored: files(2), failed: files(1) }),
  settledToast({ stored: [], failed: files(1) }),
  processedToast({ processed: 3 }),
  processedToast({ processed: 0 }),
  stoppedToast(12, 300),
];

function Words() {
  return (
    <StartPage
      title="Words"
      lead="What the product calls things. The words come from the modules that the screens use, so this page cannot say something else."
    >
      <h2>Places</h2>
      <Rows rows={navigationFor('admin').map(({ label, path }) => ({ name: label, value: <code>{path}</code> }))} />
      <h2>Roles</h2>
      <Rows
        rows={roleChoices.map(({ role, description }) => ({ name: <RoleBadge role={role} />, value: description }))}
      />
      <h2>Access levels</h2>
      <Rows
        rows={(['public', 'restricted', 'confidential'] as const).map((level) => ({
          name: <AccessBadge level={level} />,
          value: accessExplanations[level],
        }))}
      />
      <h2>Activities</h2>
      <Rows
        rows={activityTypes.map((type) => {
          const { label, icon, isAlert } = activityLook(type);
          return {
            name: (
              <Badge tone={isAlert ? 'danger' : 'neutral'} icon={icon}>
                {label}
              </Badge>
            ),
            value: (
              <>
                <code>{type}</code>
                {isAlert && <span className="muted"> an alert in the audit trail</span>}
              </>
            ),
          };
        })}
      />
      <h2>Orders of documents</h2>
      <Rows rows={sortOptions.map(({ value, label }) => ({ name: label, value: <code>{value}</code> }))} />
      <h2>Ages</h2>
      <Rows
        rows={ages.map((ms) => ({
          name: activityAge(before(ms), now),
          note: 'on the dashboard',
          value: (
            <>
              {documentAge(before(ms), now)} <span className="muted">in lists of documents</span>
              <br />
              {lastLogin(before(ms), now)} <span className="muted">as a last login</span>
            </>
          ),
        }))}
      />
      <h2>Sizes</h2>
      <Rows
        rows={[null, 1023, 1024, 1_048_576, 52_428_800].map((bytes) => ({
          name: formatSize(bytes),
          value: <span className="muted">{bytes === null ? 'not known' : `${bytes} bytes`}</span>,
        }))}
      />
      <h2>After uploads</h2>
      <Rows rows={toastWords.map(({ title, message }) => ({ name: title, value: message }))} />
    </StartPage>
  );
}

const meta = { title: 'Start here/Words', component: Words } satisfies Meta<typeof Words>;
export default meta;

export const Page: StoryObj<typeof Words> = {
  parameters: { viewport: { disable: true } },
  name: 'Words',
  async play({ canvas }) {
    await expect(canvas.getByText('Anyone with folder access can view')).toBeVisible();
    // An activity without a text would show its raw name.
    for (const type of activityTypes) await expect(activityLook(type).label).not.toBe(type);
  },
};
