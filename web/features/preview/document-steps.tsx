import { grouped } from '#web/format/counted.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { isCovered, isTyping } from '#web/ui/browser/typing.ts';
import { isInTopDialog, useKeys } from '#web/ui/browser/use-keys.ts';

interface DocumentStepsProps {
  /** The document's position in the list behind, from 0. */
  at: number;
  count: number;
  onStep: (step: 1 | -1) => void;
  /** The dialog whose keys these are. */
  within: RefObject<HTMLElement | null>;
}

/** Steps to the previous and next document of the list without closing the preview. */
export function DocumentSteps({ at, count, onStep, within }: DocumentStepsProps) {
  useStepKeys(within, (step) => {
    if (at + step >= 0 && at + step < count) onStep(step);
  });
  return (
    <div
      role="group"
      aria-label="Documents of the list"
      className="flex flex-none items-center gap-0.5 max-md:-mb-4 max-md:self-end print:hidden"
    >
      <IconButton
        label="Previous document (Alt+← or K)"
        aria-keyshortcuts="Alt+ArrowLeft k"
        icon={ChevronLeft}
        size="md"
        disabled={at === 0}
        onClick={() => onStep(-1)}
      />
      <p role="status" className="text-cell whitespace-nowrap text-text-muted tabular-nums">
        {grouped(at + 1)} of {grouped(count)}
      </p>
      <IconButton
        label="Next document (Alt+→ or J)"
        aria-keyshortcuts="Alt+ArrowRight j"
        icon={ChevronRight}
        size="md"
        disabled={at === count - 1}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

/** Ignored during typing, in a menu, and under another dialog. */
function useStepKeys(within: RefObject<HTMLElement | null>, go: (step: 1 | -1) => void): void {
  useKeys((event) => {
    // With Alt, an arrow would leave the page.
    const step = stepOf(event);
    const isOther = isTyping(event.target) || isCovered() || !isInTopDialog(within.current);
    return step === null || isOther ? undefined : () => go(step);
  });
}

function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | null {
  if (ctrlKey || metaKey || shiftKey) return null;
  if (altKey) return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
  const letter = key.toLowerCase();
  return letter === 'j' ? 1 : letter === 'k' ? -1 : null;
}
