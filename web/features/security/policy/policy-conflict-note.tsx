import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import type { PolicyConflict } from './use-policy-editor.ts';

/** Changes by another administrator during editing, and the choice of whose changes to keep. */
export function PolicyConflictNote({ conflict: { by, changes, takeTheirs, keepMine } }: { conflict: PolicyConflict }) {
  const box = useRef<HTMLDivElement>(null);
  // It is above the edited content, which may be long.
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="mb-4 outline-none">
      <Notice icon={Users} tone="warning" isAlert>
        <p className="font-medium text-text">Somebody else changed the policy</p>
        {by !== null && <p>{by} saved it after you began:</p>}
        <ul className="mt-1 list-disc pl-4">
          {changes.map(({ words, isMineToo }) => (
            <li key={words} className="break-words">
              {words}
              {isMineToo && <span className="text-text"> (you changed this too: yours would replace it)</span>}
            </li>
          ))}
          {changes.length === 0 && <li>By now it is again as it was.</li>}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={takeTheirs}>
            Take theirs
          </Button>
          <Button size="sm" onClick={keepMine}>
            Put mine onto theirs
          </Button>
        </div>
      </Notice>
    </div>
  );
}
