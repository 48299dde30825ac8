import { counted } from '#web/format/counted.ts';
import type { Plan } from './bulk-grants.ts';

interface BulkGrantsSummaryProps {
  /** Undefined until existing permissions are loaded. */
  plan: Plan | undefined;
  isAnybodyChosen: boolean;
}

/** A summary shown before anything is given. */
export function BulkGrantsSummary({ plan, isAnybodyChosen }: BulkGrantsSummaryProps) {
  return (
    <div role="status" className="text-cell text-text-muted">
      {!isAnybodyChosen
        ? 'Choose who gets access.'
        : plan === undefined
          ? 'Looking at what they hold already…'
          : sentencesOf(plan).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </div>
  );
}

function sentencesOf({ bulkGrants, kept }: Plan): string[] {
  const anew = bulkGrants.filter(({ before }) => before === null).length;
  const changed = bulkGrants.length - anew;
  return [
    anew > 0 && `${counted(anew, 'permission is', 'permissions are')} given anew.`,
    changed > 0 &&
      `${counted(changed, 'permission', 'permissions')} that they hold already ${changed === 1 ? 'changes' : 'change'}.`,
    kept > 0 &&
      `${counted(kept, 'permission')} that they hold already ${kept === 1 ? 'stays as it is' : 'stay as they are'}.`,
    bulkGrants.length === 0 && 'Nothing would change.',
  ].filter((sentence) => sentence !== false);
}
