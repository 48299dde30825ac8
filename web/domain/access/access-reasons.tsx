import { Ban, Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccessLimit, AccessReason } from '#contract/types.ts';
import { type AccessNames, givesInWords, limitInWords, reasonInWords } from './reasons-in-words.ts';

export interface AccessOf {
  /** Folders are only seen, so reasons do not differ in rights. */
  isFolder: boolean;
  /** The document's folder, or the folder itself; null at the root. */
  homeId: string | null;
  names: AccessNames;
}

interface AccessReasonsProps extends AccessOf {
  because: readonly AccessReason[];
  but: readonly AccessLimit[];
}

/** The reasons for a user's access and the limits on it, one line each. */
export function AccessReasons({ because, but, homeId, names, isFolder }: AccessReasonsProps) {
  const doDiffer = !isFolder && new Set(because.map(({ gives }) => gives)).size > 1;
  return (
    <span className="grid gap-0.5 text-caption">
      {because.map((reason, at) => (
        <Line key={at} icon={Check} ink="text-success">
          {reasonInWords(reason, homeId, names)}
          {doDiffer && ` (${givesInWords(reason.gives).toLowerCase()})`}
        </Line>
      ))}
      {but.map((limit, at) => (
        <Line key={at} icon={Ban} ink="text-warning">
          {limitInWords(limit, names)}
        </Line>
      ))}
    </span>
  );
}

function Line({ icon: Icon, ink, children }: { icon: LucideIcon; ink: string; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-start gap-1.5 text-text-muted">
      <Icon size={12} className={`mt-0.75 flex-none ${ink}`} aria-hidden />
      <span className="min-w-0 break-words">{children}</span>
    </span>
  );
}
