import { ChevronDown, ChevronUp } from 'lucide-react';

import { counted } from '#web/format/counted.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';

interface ChangeStepsProps {
  count: number;
  /** The change that was gone to, from 0; null before the first step. */
  current: number | null;
  onGo: (step: 1 | -1) => void;
}

/** From change to change; where one is, is said aloud. */
export function ChangeSteps({ count, current, onGo }: ChangeStepsProps) {
  const total = count.toLocaleString('en-US');
  return (
    <div role="group" aria-label="Changes" className="flex flex-none items-center gap-1">
      <p role="status" className="mr-1 text-cell whitespace-nowrap text-text-muted tabular-nums">
        {current === null ? counted(count, 'change') : `Change ${(current + 1).toLocaleString('en-US')} of ${total}`}
      </p>
      <IconButton
        label="Previous change (P)"
        aria-keyshortcuts="p"
        icon={ChevronUp}
        size="md"
        disabled={count === 0}
        onClick={() => onGo(-1)}
      />
      <IconButton
        label="Next change (N)"
        aria-keyshortcuts="n"
        icon={ChevronDown}
        size="md"
        disabled={count === 0}
        onClick={() => onGo(1)}
      />
    </div>
  );
}
