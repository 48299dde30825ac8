import { ShieldCheck } from 'lucide-react';
import type { SecondFactorKinds } from '#contract/types.ts';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { factorWords } from './factor-words.ts';

/** That somebody has a second factor, and which; nothing where they have none. */
export function FactorMark({ kinds = 'none' }: { kinds?: SecondFactorKinds | undefined }) {
  if (kinds === 'none') return null;
  const words = `Second factor: ${factorWords(kinds).toLowerCase()}`;
  return (
    <Tooltip label={words} className="text-text-subtle">
      <ShieldCheck size={14} aria-hidden />
      <span className="sr-only">{words}</span>
    </Tooltip>
  );
}
