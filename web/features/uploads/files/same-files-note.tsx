import { CopyMinus } from 'lucide-react';
import { useState } from 'react';

import { counted } from '#web/format/counted.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Button } from '#web/ui/form/button.tsx';
import { type Candidate, mayCompare, sameAsNewest } from '../document/same-files.ts';

interface SameFilesNoteProps {
  /** Files with the name and the size of a document that is here. */
  candidates: readonly Candidate[];
  onSkip: (ids: readonly string[]) => void;
}

/** Offers to leave out what would become a version equal to the one before it: a delivery may be repeated. */
export function SameFilesNote({ candidates, onSkip }: SameFilesNoteProps) {
  const [isComparing, setIsComparing] = useState(false);
  const [compared, setCompared] = useState<ReadonlySet<string>>(new Set());
  const open = candidates.filter(({ id }) => !compared.has(id));
  if (open.length === 0 || !mayCompare()) return null;
  const compare = async () => {
    setIsComparing(true);
    try {
      const same = await sameAsNewest(open);
      onSkip(same);
      if (same.length < open.length) {
        toast({
          title: 'Compared',
          message: `${counted(open.length - same.length, 'file')} differ and become versions`,
        });
      }
      setCompared(new Set([...compared, ...open.map(({ id }) => id)]));
    } catch {
      toast({ title: 'Error', message: 'Failed to compare files', tone: 'destructive' });
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
        Skip what is the same
      </Button>
    </div>
  );
}
