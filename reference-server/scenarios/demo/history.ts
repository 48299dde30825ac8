// Eight weeks of audit trail; a fixed recurrence replaces randomness, so that it is always the same.
import type { ActivityType } from '#core/records/activity.ts';
import type { NewAuditEntry } from '#core/ports/audit-log.ts';
import { Reader } from '#core/access/reader.ts';
import type { DocumentRecord, Held, UserRecord, VersionRecord } from '#core/records/records.ts';
import { displayName } from '#core/records/shapes.ts';
import { ago, SCENARIO_NOW } from '../scenario.ts';
import { APPROVAL_BEGAN, APPROVED_FOLDER, approvals } from './approvals.ts';
import { folderPermissions, folders } from './folders.ts';
import { grants } from './grants.ts';
import { memberships } from './groups.ts';
import { demoIds, people } from './demo-users.ts';

interface Shelf {
  documents: readonly DocumentRecord[];
  versions: readonly VersionRecord[];
}

const dayMs = 86_400_000;

type Resource = readonly [type: 'document' | 'folder' | 'user', id: string];

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
] as const;

const outside: Readonly<Record<string, string>> = {
  [demoIds.viewer]: '195.14.30.2',
  [demoIds.daniel]: '81.207.44.9',
  [demoIds.amelie]: '82.64.118.20',
  [demoIds.james]: '81.207.44.31',
};

function entry(
  type: ActivityType,
  createdAt: string,
  userId: string | null,
  description: string,
  resource?: Resource,
): NewAuditEntry {
  const number = people.findIndex((person) => person.id === userId);
  return {
    createdAt,
    activityType: type,
    description,
    userId,
    ipAddress: userId === null ? '203.0.113.45' : (outside[userId] ?? `10.24.8.${12 + number * 7}`),
    resourceType: resource?.[0] ?? null,
    resourceId: resource?.[1] ?? null,
    userAgent: browsers[Math.max(0, number) % browsers.length] ?? null,
  };
}

/** Oldest first. */
export function history(shelf: Shelf): NewAuditEntry[] {
  const log = [...madeRows(shelf), ...approved(), ...comingAndGoing(shelf), ...incidents(shelf)];
  const now = SCENARIO_NOW.toISOString();
  return log.filter((one) => one.createdAt <= now).sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** One entry for everything that exists. */
function madeRows({ documents, versions }: Shelf): NewAuditEntry[] {
  const nameOf = new Map<string, string>([...documents, ...folders].map((row) => [row.id, row.name]));
  const named = (id: string) => `"${nameOf.get(id) ?? id}"`;
  const personOf = new Map(people.map((person) => [person.id, displayName(person)]));
  const granted = (to: string | null, at: string, by: string, rights: string, on: Resource) =>
    entry('permission_granted', at, by, `Granted ${personOf.get(to ?? '') ?? ''} ${rights} ${named(on[1])}`, on);
  return [
    ...people.slice(1).map((row) => {
      const invited = `Invited ${displayName(row)} (${row.email}) as ${row.role}`;
      return entry('user_created', row.createdAt, demoIds.admin, invited, ['user', row.id]);
    }),
    ...folders.map((row) =>
      entry('folder_created', row.createdAt, demoIds.manager, `Created folder ${named(row.id)}`, ['folder', row.id]),
    ),
    ...versions.map((row) => {
      const what = row.version === 1 ? '' : `version ${row.version} of `;
      const type = row.restoredFrom === null ? 'document_upload' : 'document_updated';
      const description =
        row.restoredFrom === null
          ? `Uploaded ${what}${named(row.documentId)}`
          : `Restored version ${row.restoredFrom} of ${named(row.documentId)} as version ${row.version}`;
      return entry(type, row.createdAt, row.uploadedById, description, ['document', row.documentId]);
    }),
    ...folderPermissions.map(({ userId, folderId }, at) =>
      granted(userId, ago(17, 0, at * 4), demoIds.admin, 'viewing in folder', ['folder', folderId]),
    ),
    ...grants.map(({ userId, createdAt, canDownload, documentId }) => {
      const rights = canDownload ? 'viewing and downloading' : 'viewing';
      return granted(userId, createdAt, demoIds.manager, rights, ['document', documentId]);
    }),
  ];
}

/** The folder that requires approval, and its requests. */
function approved(): NewAuditEntry[] {
  const folder = folders.find(({ id }) => id === APPROVED_FOLDER);
  const words = { approve: ['approval_approved', 'Approved'], reject: ['approval_rejected', 'Rejected'] } as const;
  const required = `Updated folder "${folder?.name ?? ''}" (restricted); its documents require approval from now on`;
  return [
    entry('folder_updated', APPROVAL_BEGAN, demoIds.admin, required, ['folder', APPROVED_FOLDER]),
    ...approvals.flatMap(({ documentId, name, version, requestedAt, requestedById, decisions }) => {
      const what = `version ${version} of "${name}"`;
      const document: Resource = ['document', documentId];
      return [
        entry('approval_requested', requestedAt, requestedById, `Requested approval of ${what}`, document),
        ...decisions.map(({ at, userId, decision }) => {
          const [type, verb] = words[decision];
          return entry(type, at, userId, `${verb} ${what}`, document);
        }),
      ];
    }),
  ];
}

/** Sign-ins on working days, views and downloads, within each user's rights. */
function comingAndGoing({ documents }: Shelf): NewAuditEntry[] {
  let step = 7;
  const next = (below: number) => (step = (step * 137 + 41) % 10_007) % below;
  return people.flatMap((person) => {
    if (person.lastLoginAt === null) return [];
    const entries: NewAuditEntry[] = [];
    const reader = readerIn(person);
    const visible = documents.filter((row) => reader.rightsTo(row).view);
    const from = new Date(person.createdAt).getTime();
    const last = new Date(person.lastLoginAt).getTime();
    for (let day = last; day > from; day -= dayMs * (1 + next(3))) {
      if (day !== last && [0, 6].includes(new Date(day).getUTCDay())) continue;
      const at = (minutes: number) => new Date(day + minutes * 60_000).toISOString();
      entries.push(entry('login', at(0), person.id, 'Signed in'));
      for (let turn = 0; turn < 1 + next(3); turn += 1) {
        const row = visible[next(visible.length)];
        if (!row || row.createdAt > at(5)) continue;
        const resource: Resource = ['document', row.id];
        const what = `"${row.name}" (version ${row.version})`;
        entries.push(entry('document_view', at(5 + turn * 9), person.id, `Viewed ${what}`, resource));
        if (next(4) > 0 || !reader.rightsTo(row).download) continue;
        entries.push(entry('document_download', at(9 + turn * 9), person.id, `Downloaded ${what}`, resource));
      }
      if (day !== last && next(2) === 0) entries.push(entry('logout', at(70 + next(200)), person.id, 'Signed out'));
    }
    return entries;
  });
}

function readerIn({ id, role }: UserRecord): Reader {
  const groupIds = new Set(memberships.filter((row) => row.userId === id).map((row) => row.groupId));
  const isTheirs = ({ userId, groupId }: Held) => userId === id || (!!groupId && groupIds.has(groupId));
  const givens = { permissions: folderPermissions.filter(isTheirs), grants: grants.filter(isTheirs) };
  const byId = new Map(folders.map((row) => [row.id, row]));
  return new Reader(
    { userId: id, role },
    (folderId) => byId.get(folderId),
    givens,
    () => undefined,
    { now: SCENARIO_NOW, parties: new Map() },
  );
}

/** Events for administrators, and those of this morning. */
function incidents({ documents }: Shelf): NewAuditEntry[] {
  const { admin, manager, sofia, tomas, viewer, daniel, oliver } = demoIds;
  const of = (id: string): Resource => ['document', `document-${id}`];
  const user = (id: string): Resource => ['user', id];
  const name = (id: string) => `"${documents.find((row) => row.id === `document-${id}`)?.name ?? id}"`;
  const [qoe, accounts] = [name('qoe'), name('accounts')];
  const gone = 'Failed sign-in of oliver.brandt@northgate.example: the account was deactivated';
  const stranger = 'Failed sign-in of j.whitfield@meridian.example: nobody was invited with this e-mail address';
  const settings = `Changed settings of ${qoe}: confidential, downloads restricted, printing restricted`;
  const forecast: Resource = ['folder', 'folder-forecast'];
  return [
    entry('document_delete', ago(33, 2), sofia, 'Deleted "Teaser Draft 1.docx"', of('teaser-draft')),
    entry('folder_deleted', ago(33, 1), sofia, 'Deleted folder "Drafts"', ['folder', 'folder-drafts']),
    entry(
      'user_deleted',
      ago(24, 2),
      admin,
      'Deactivated Oliver Brandt (oliver.brandt@northgate.example)',
      user(oliver),
    ),
    entry('failed_login', ago(23, 5), oliver, gone),
    entry('folder_updated', ago(20, 3), manager, 'Updated folder "02.3 Forecast Model" (confidential)', forecast),
    entry('document_updated', ago(15, 4), sofia, settings, of('qoe')),
    entry(
      'permission_revoked',
      ago(10, 6),
      admin,
      `Revoked the access of Amélie Fontaine to ${accounts}`,
      of('accounts'),
    ),
    entry('user_updated', ago(7, 3), admin, 'Changed the role of Tomás Herrera from manager to analyst', user(tomas)),
    entry('blocked_download', ago(5, 2, 10), viewer, `Blocked a download of ${qoe}`, of('qoe')),
    entry('failed_login', ago(3, 7), null, stranger),
    entry('failed_login', ago(2, 2, 4), null, 'Failed sign-in of ingrid@buyer.example: wrong password'),
    entry('document_updated', ago(1, 2), manager, `Renamed "NWC v6.xlsx" to ${name('nwc')}`, of('nwc')),
    entry('blocked_download', ago(0, 19, 40), daniel, `Blocked a download of ${qoe}`, of('qoe')),
    entry('permission_granted', ago(0, 1, 12), admin, `Granted Daniel Cho viewing ${accounts}`, of('accounts')),
    entry('permission_revoked', ago(0, 1, 5), admin, `Revoked the access of Daniel Cho to ${accounts}`, of('accounts')),
    entry('document_download', ago(0, 0, 51), admin, `Downloaded ${name('lender')} (version 5)`, of('lender')),
    entry('document_view', ago(0, 0, 12), manager, `Viewed ${qoe} (version 6)`, of('qoe')),
  ];
}
