import { TriangleAlert } from 'lucide-react';
import type { Document } from '#contract/types.ts';
import { formatSize } from '#web/format/format-size.ts';
import { CopyableHash } from '../copyable-hash.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface VersionFactsProps {
  version: number;
  name: string;
  size: number | null;
  sha256: string;
  /** Why nothing can be asked or decided about them any more. */
  over: string | null;
}

export const notRequired = ({ approval }: Document) =>
  approval === undefined ? 'The folder of this document requires no approval any more.' : null;

/** Identifies the exact bytes. */
export function VersionFacts({ version, name, size, sha256, over }: VersionFactsProps) {
  return (
    <>
      {over !== null && (
        <Notice icon={TriangleAlert} tone="warning" isAlert>
          {over}
        </Notice>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-xl border border-border bg-surface-sunken px-4 py-3 text-cell">
        <dt className="text-text-subtle">Name</dt>
        <dd className="break-words">{name}</dd>
        <dt className="text-text-subtle">Version</dt>
        <dd className="tabular-nums">{version}</dd>
        <dt className="text-text-subtle">Size</dt>
        <dd className="tabular-nums">{formatSize(size)}</dd>
        <dt className="text-text-subtle">SHA-256</dt>
        <dd className="min-w-0 break-all tabular-nums">
          {sha256} <CopyableHash sha256={sha256} isShort />
        </dd>
      </dl>
    </>
  );
}
