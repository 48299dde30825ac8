// The dashboard's sentence for an audit entry, with the person's name. The log itself stores the id, which survives
// changes of name.
import type { AuditEntry, UserRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';

const LONGEST = 4000;

/** Turns `Viewed "a.pdf"` into `Ada Lindqvist viewed "a.pdf"`. Descriptions begin with a verb. */
export function activitySentence(
  { activityType, description }: Pick<AuditEntry, 'activityType' | 'description'>,
  actor: UserRecord | undefined,
): string {
  // A failed sign-in has no known person; the description contains the e-mail address that was tried.
  if (!actor || activityType === 'failed_login') return description;
  const name = displayName(actor);
  if (description.startsWith(name)) return description;
  const sentence =
    activityType === 'blocked_download'
      ? `${description} by ${name}`
      : `${name} ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
  return sentence.slice(0, LONGEST);
}
