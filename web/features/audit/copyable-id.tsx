import { shortId } from '#web/format/short-id.ts';
import { copyAndTell } from '#web/ui/browser/copy-and-tell.ts';

/** A shortened id with the complete one in its tooltip; a click copies it. */
export function CopyableId({ id }: { id: string }) {
  return (
    <button
      type="button"
      aria-label={`Copy ${id}`}
      data-tip
      onClick={() => void copyAndTell(id)}
      className="-mx-1 inline-flex min-h-6 max-w-full items-center rounded-sm px-1 text-left text-caption break-all tabular-nums hover:bg-surface-active hover:text-text"
    >
      {shortId(id)}
    </button>
  );
}
