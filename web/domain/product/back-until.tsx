import { useState } from 'react';
import { useListFolders } from '#contract/hooks/folders.ts';
import type { Document, Folder } from '#contract/types.ts';
import * as roles from '#contract/roles.ts';
import { serverNow } from '#web/api/server-time.ts';
import { folderTreeOf } from '#web/domain/folders/folder-tree.ts';
import { dateText } from '#web/format/date-time.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { mayCall } from '#web/session/may-call.ts';

const dayMs = 86_400_000;

interface BackUntilProps {
  /** What is deleted. */
  items: readonly (Document | Folder)[];
  /** Whether the dialog's own text states that it cannot be undone. */
  isFinalSaid?: boolean;
}

/** For deletion dialogs: until when the items can be restored, or that they cannot be. */
export function BackUntil({ items, isFinalSaid = false }: BackUntilProps) {
  const user = useCurrentUser();
  const { hold, isWhole } = useHold(items);
  const [now] = useState(serverNow);
  const ends = hold === undefined ? [] : [`as long as “${hold.name}” is under a legal hold`];
  if (user.retentionDays !== undefined)
    ends.unshift(`until ${dateText(new Date(now + user.retentionDays * dayMs).toISOString())}`);
  else if (hold && !isWhole)
    return (
      <p className="mt-2 text-cell text-text-subtle">
        Only what is under the legal hold of “{hold.name}” can be put back.
      </p>
    );
  if (ends.length === 0) return isFinalSaid ? null : <p className="mt-2">This action cannot be undone.</p>;
  const who = mayCall(roles.putBackItem, roleOf(user)) ? 'Deleted Items' : 'Administrators and managers';
  return (
    <p className="mt-2 text-cell text-text-subtle">
      {`${isFinalSaid ? 'It becomes final later: ' : ''}${who} can put it back ${ends.join(', and ')}.`}
    </p>
  );
}

/** A folder under a legal hold that holds one of the items, or lies in one; and whether each item has one. */
function useHold(items: BackUntilProps['items']): { hold?: Folder | undefined; isWhole?: boolean } {
  const { data: folders = [] } = useListFolders({ query: { enabled: false } });
  const held = folders.filter(({ legalHold }) => legalHold === true);
  if (held.length === 0) return {};
  const tree = folderTreeOf(folders);
  const around = new Map(held.flatMap((folder) => tree.pathTo(folder.id).map(({ id }) => [id, folder])));
  const holds = items.map(
    (item) =>
      around.get(item.id) ??
      tree
        .pathTo(('folderId' in item ? item.folderId : item.parentId) ?? '')
        .find(({ legalHold }) => legalHold === true),
  );
  return { hold: holds.find((hold) => hold !== undefined), isWhole: !holds.includes(undefined) };
}
