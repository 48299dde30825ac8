import { CopyMinus } from 'lucide-react';
import { useState } from 'react';
import { isUnauthorized } from '#web/api/api-error.ts';
import { hexDigest, mayDigest } from '#web/api/over-latest.ts';
import { counted } from '#web/format/counted.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Button } from '#web/ui/form/button.tsx';
import PQueue from 'p-queue';
import { listDocumentVersions } from '#contract/hooks/versions.ts';
import type { Document } from '#contract/types.ts';

const AT_A_TIME = 4;

/** A file and the document whose version it would become. */
interface Candidate {
  id: string;
  file: File;
  document: Document;
}

interface SameFilesNoteProps {
  /** Files with name and size of an existing document. */
  candidates: readonly Candidate[];
  onSkip: (ids: readonly string[]) => void;
}

/** Offers to leave out files that equal the newest version. */
export function SameFilesNote({ candidates, onSkip }: SameFilesNoteProps) {
  const [isComparing, setIsComparing] = useState(false);
  const [compared, setCompared] = useState<ReadonlySet<string>>(new Set());
  const open = candidates.filter(({ id }) => !compared.has(id));
  if (open.length === 0 || !mayDigest()) return null;
  const compare = async () => {
    setIsComparing(true);
    try {
      const same = await sameAsNewest(open);
      onSkip(same);
      const differing = open.length - same.length;
      if (differing > 0) {
        toast({
          title: 'Compared',
          message: counted(differing, 'file differs and becomes a version', 'files differ and become versions'),
        });
      }
      setCompared(new Set([...compared, ...open.map(({ id }) => id)]));
    } catch (error) {
      if (isUnauthorized(error)) loseSession();
      else toast({ title: 'Error', message: 'Failed to compare files', tone: 'destructive' });
    } finally {
      setIsComparing(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-caption text-text-muted">
      <p className="min-w-0 flex-1 basis-60">
        {counted(open.length, 'file has', 'files have')} the name and the size of a document that is here.
      </p>
      <Button icon={CopyMinus} isBusy={isComparing} onClick={() => void compare()}>
        Skip unchanged files
      </Button>
    </div>
  );
}

/** The ids of the files with the same bytes as the newest version. @throws ApiError */
async function sameAsNewest(candidates: readonly Candidate[]): Promise<string[]> {
  const same: string[] = [];
  const queue = new PQueue({ concurrency: AT_A_TIME });
  await queue.addAll(
    candidates.map(({ id, file, document }) => async () => {
      const [newest] = await listDocumentVersions(document.id);
      if (newest?.sha256 != null && newest.sha256 === (await hexDigest(await file.arrayBuffer()))) same.push(id);
    }),
  );
  return same;
}
