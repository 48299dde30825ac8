import { Lock } from 'lucide-react';
import type { FixedProperty } from '#contract/types.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Why a value cannot be changed here: the server's environment sets it. Renders nothing otherwise. */
export function FixedNote({ by, what }: { by: FixedProperty | undefined; what: string }) {
  if (by === undefined) return null;
  return (
    <Notice icon={Lock}>
      {what} is set by <code className="font-medium break-all text-text">{by.variable}</code> in the environment of this
      server, and can be changed there alone.
    </Notice>
  );
}
