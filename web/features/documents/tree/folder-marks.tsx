import { UserLock } from 'lucide-react';
import type { AccessLevel } from '#contract/types.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { accessLook } from '#web/domain/access/access-look.ts';
import { grouped } from '#web/format/counted.ts';
import { drawn } from '#web/ui/data/drawn.tsx';
import { newDot } from '../list/marks/own-marks.tsx';
import type { TreeFolder } from '../model/tree-rows.ts';

const colours: Record<AccessLevel, string> = {
  public: 'text-text-subtle',
  restricted: 'text-warning',
  confidential: 'text-danger',
};

/** "3 new since your last visit", if there are any. */
export const newWords = (count = 0) => (count === 0 ? [] : [`${grouped(count)} new since your last visit`]);

/** New items, level, and a stricter folder above; elements, which are faster in rows. @param id describes the row */
export function folderMarks(id: string, { folder: { accessLevel }, above }: TreeFolder, newCount: number | undefined) {
  const closed = accessLevel === 'public' && above.findLast((folder) => folder.accessLevel !== 'public');
  const who = accessLabel(accessLevel) + (closed ? `, but “${closed.name}” above is ${closed.accessLevel}` : '');
  return (
    <span id={id} className="flex flex-none items-center gap-1">
      {newWords(newCount).map((words) => (
        <span key={words} role="img" aria-label={words} title={words} className={newDot} />
      ))}
      <span role="img" aria-label={who} title={who} className="flex gap-0.5 text-text-subtle">
        {closed && drawn(UserLock, { size: 13 })}
        {drawn(accessLook(accessLevel).icon, { size: 13, className: colours[accessLevel] })}
      </span>
    </span>
  );
}
