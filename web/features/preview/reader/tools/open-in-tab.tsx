import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import type { Document } from '#contract/types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { whyNotInTab } from '../../restrictions.ts';

/** The browser's own viewer offers Save and Print, so it is only for users who may do both. */
export function OpenInTab({ document, onOpen }: { document: Document; onOpen: () => void }) {
  const why = whyNotInTab(document);
  const id = useId();
  const button = (
    <Button
      size="sm"
      icon={ExternalLink}
      disabled={why !== null}
      aria-describedby={why === null ? undefined : id}
      onClick={onOpen}
      className="whitespace-nowrap"
    >
      Open PDF in New Tab
    </Button>
  );
  if (why === null) return button;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span id={id} className="min-w-0 text-caption text-text-subtle">
        {why}
      </span>
      <Tooltip label={why}>{button}</Tooltip>
    </span>
  );
}
