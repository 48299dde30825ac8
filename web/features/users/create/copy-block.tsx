import { Copy } from 'lucide-react';
import type { RefObject } from 'react';

import { Button } from '#web/ui/form/button.tsx';
import { copyAndTell } from '#web/ui/browser/copy-and-tell.ts';
import { cx } from '#web/ui/theme/cx.ts';

interface CopyBlockProps {
  title: string;
  text: string;
  copyLabel: string;
  /** A link breaks anywhere; a message keeps its words and line breaks. */
  isLink?: boolean;
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

/** Text to copy exactly, with its button. */
export function CopyBlock({ title, text, copyLabel, isLink = false, buttonRef }: CopyBlockProps) {
  return (
    <section>
      <div className="mb-1.5 flex items-center justify-between gap-4">
        <h3 className="text-cell font-label">{title}</h3>
        <Button size="sm" icon={Copy} ref={buttonRef} onClick={() => void copyAndTell(text)}>
          {copyLabel}
        </Button>
      </div>
      <p
        className={cx(
          'rounded-lg border border-border bg-surface-sunken px-3 py-2 text-cell select-text',
          isLink ? 'break-all' : 'break-words whitespace-pre-wrap',
        )}
      >
        {text}
      </p>
    </section>
  );
}
