import { Copy } from 'lucide-react';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';

interface CopyableHashProps {
  sha256: string;
  /** The complete hash is beside it. */
  isShort?: boolean;
}

/** The beginning of a hash with the complete one in its tooltip; a click copies it. */
export function CopyableHash({ sha256, isShort = false }: CopyableHashProps) {
  return (
    <Tooltip label={isShort ? 'Copy' : sha256}>
      <button
        type="button"
        aria-label={`Copy SHA-256 ${sha256}`}
        onClick={() => void copyWithToast(sha256)}
        className="-mx-1 inline-flex min-h-6 max-w-full items-center gap-1.5 justify-self-start rounded-sm px-1 text-caption text-text-subtle tabular-nums hover:bg-surface-active hover:text-text"
      >
        {!isShort && `SHA-256 ${sha256.slice(0, 16)}…`}
        <Copy size={12} aria-hidden />
      </button>
    </Tooltip>
  );
}
