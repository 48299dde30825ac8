// Calls that change many rows: partial changes, and overwritten changes of others.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const bulkFaults: Faults = {
  grants: {
    'a change of what somebody else changed since it was read is made': at.ifMatch('throw itemChanged();', 'return;'),
    'whoever was given something meanwhile is given something else': at.documentPermissions(
      'await refuseUnread(context, existing ?',
      'if (existing) await refuseUnread(context, existing ?',
    ),
    'a permission is compared without its end': at.folderPermissions(
      'canDownload, expiresAt, canWrite]',
      'canDownload, expiresAt && null, canWrite]',
    ),
    'the later of two changes of the permissions wins': at.permissionMatrix(
      'throw permissionsChanged();',
      'await Promise.resolve();',
    ),
    'a change of many permissions is half done where one of its folders is gone': at.permissionMatrix(
      'if (missing.length > 0) throw permissionTargetGone(missing);',
      '',
    ),
    'a permission that is revoked with others stays': at.permissionMatrix(
      'await tx.folderPermissions.delete(id);',
      'await tx.folderPermissions.get(id);',
    ),
  },
  documents: {
    'a document gets a new name over one that it got meanwhile': at.documents(
      'await refuseUnread(context, [shown.name]);',
      '',
    ),
  },
  people: {
    'a role is replaced that was changed meanwhile': at.users('await refuseUnread(context, [user.role]);', ''),
    'a group is replaced that was changed meanwhile': at.groups(
      'await refuseUnread(context, [group.name, expiresAt, networks, digest]);',
      '',
    ),
    'an end is replaced that was changed meanwhile': at.users(
      'await refuseUnread(context, [user.expiresAt ?? null]);',
      '',
    ),
    'somebody who is invited again in another case is made again': at.inviteUsers(
      "tx.users.by('email', emailKey(user.email))",
      "tx.users.by('email', user.email)",
    ),
    'a name of many people is kept as it is sent, whatever it holds': at.inviteUsers(
      'text == null ? null : cleanName(text, field, 100)',
      'text ?? null',
    ),
  },
};
