import { Copy } from 'lucide-react';
import type { RefObject } from 'react';

import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { cx } from '#web/ui/cx.ts';
import { toast } from '#web/ui/toast.ts';

interface CopyBlockProps {
  title: string;
  text: string;
  copyLabel: string;
  /** A link breaks anywhere; a message keeps its words and its line breaks. */
  isLink?: boolean;
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

async function copy(text: string) {
  if (await copyText(text)) toast({ title: 'Copied!' });
  else toast({ title: 'Error', message: 'Failed to copy. Select the text and copy it by hand.', tone: 'destructive' });
}

/** A text to pass on, word for word, with the button that copies it. */
export function CopyBlock({ title, text, copyLabel, isLink = false, buttonRef }: CopyBlockProps) {
  return (
    <section>
      <div className="mb-1.5 flex items-center justify-between gap-4">
        <h3 className="text-cell font-label">{title}</h3>
        <Button size="sm" icon={Copy} ref={buttonRef} onClick={() => void copy(text)}>
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
