import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { AccessLimit, AccessReason } from '#contract/types.ts';
import { accessNames, furthest, givesInWords, limitInWords, reasonInWords } from './reasons-in-words.ts';

const names = accessNames([{ id: 'financials', name: '02 Financials' }], [{ id: 'bidders', name: 'Bidders' }]);

const reason = (kind: AccessReason['kind'], more: Partial<AccessReason> = {}): AccessReason => ({
  kind,
  gives: 'view',
  ...more,
});

beforeAll(() => vi.useFakeTimers({ now: new Date('2026-01-15T10:00:00.000Z') }));
afterAll(() => vi.useRealTimers());

describe('a reason in words', () => {
  const expiresAt = '2026-03-03T12:00:00.000Z';
  it.each<[AccessReason, string | null, string]>([
    [reason('role'), null, 'Administrators and managers see everything'],
    [reason('public-folders'), 'financials', 'Public, with every folder above'],
    [reason('public-folders'), null, 'Public, and in no folder'],
    [reason('own-upload'), null, 'Uploaded it'],
    [reason('grant', { expiresAt: null }), null, 'Grant'],
    [reason('grant', { groupId: 'bidders', expiresAt }), null, 'Grant through group Bidders, until Mar 3'],
    [reason('folder-permission', { folderId: 'financials' }), 'financials', 'Folder permission on 02 Financials'],
    [reason('folder-permission', { folderId: 'financials' }), 'below', 'Folder permission on 02 Financials, inherited'],
    [
      reason('folder-permission', { folderId: 'financials', groupId: 'bidders', canDownload: true }),
      'financials',
      'Folder permission on 02 Financials through group Bidders with downloads',
    ],
    [
      reason('folder-permission', { folderId: 'financials', canDownload: false }),
      'financials',
      'Folder permission on 02 Financials without downloads',
    ],
    [
      reason('folder-permission', { folderId: 'gone', groupId: 'gone-too', expiresAt }),
      'financials',
      'Folder permission on a folder that is not in the list through group gone-too, inherited, until Mar 3',
    ],
  ])('%j, of what lies in %j, is put into words', (given, homeId, words) => {
    expect(reasonInWords(given, homeId, names)).toBe(words);
  });
});

describe('what takes access away', () => {
  const expiredAt = '2025-12-05T12:00:00.000Z';
  it.each<[AccessLimit, string]>([
    [{ kind: 'confidential' }, 'Confidential: needs a grant'],
    [{ kind: 'restricted' }, 'Restricted: needs a folder permission or a grant'],
    [{ kind: 'download-restricted' }, 'Downloads are restricted'],
    [
      { kind: 'permission-stopped', folderId: 'financials', groupId: 'bidders' },
      'Folder permission from above through group Bidders stops at a confidential folder, 02 Financials',
    ],
    [{ kind: 'permission-stopped' }, 'Folder permission from above stops at a confidential folder'],
    [{ kind: 'download-without-read' }, 'Grant to download without viewing, which gives nothing'],
    [{ kind: 'expired-grant', groupId: 'bidders', expiredAt }, 'Grant through group Bidders ended on Dec 5, 2025'],
    [
      { kind: 'expired-permission', folderId: 'financials', expiredAt },
      'Folder permission on 02 Financials ended on Dec 5, 2025',
    ],
    [{ kind: 'expired-grant' }, 'Grant has ended'],
    [{ kind: 'expired-person', expiredAt }, 'Their access ended on Dec 5, 2025'],
    [{ kind: 'network' }, 'Only from the networks in Security Settings'],
    [{ kind: 'network', groupId: 'bidders' }, 'Through group Bidders, from its networks alone'],
    [
      { kind: 'suspended-group', groupId: 'bidders', suspendedAt: expiredAt },
      'Through group Bidders, suspended since Dec 5, 2025',
    ],
    [{ kind: 'expired-group', groupId: 'bidders', expiredAt }, 'Through group Bidders, which ended on Dec 5, 2025'],
    [{ kind: 'suspended-person' }, 'Signed out while their groups are suspended'],
  ])('%j is put into words', (limit, words) => {
    expect(limitInWords(limit, names)).toBe(words);
  });
});

test('what a newer server sends is shown as it came', () => {
  const kind = 'moonlight' as AccessReason['kind'];
  expect(reasonInWords(reason(kind), null, names)).toBe('moonlight');
  expect(limitInWords({ kind: kind as AccessLimit['kind'] }, names)).toBe('moonlight');
});

test('the access of a person is the furthest of their rights', () => {
  const inWords = (see: boolean, view?: boolean, download?: boolean) =>
    givesInWords(
      furthest({ see, ...(view === undefined ? {} : { view }), ...(download === undefined ? {} : { download }) }),
    );
  expect([
    inWords(false),
    inWords(true),
    inWords(true, false, false),
    inWords(true, true, false),
    inWords(true, true, true),
  ]).toEqual(['No access', 'Listed', 'Listed', 'Can view', 'Can view and download']);
});
