// What the dashboard says of an audit entry: the same sentence with the person in it. The log itself keeps the id, which
// no change of name can blur.
import type { AuditEntry, UserRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';

const LONGEST = 4000;

/** `Viewed "a.pdf"` becomes `Ada Lindqvist viewed "a.pdf"`. Descriptions of the core begin with what was done. */
export function activitySentence(
  { activityType, description }: Pick<AuditEntry, 'activityType' | 'description'>,
  actor: UserRecord | undefined,
): string {
  // Whoever failed to sign in has proved to be nobody, and the address that was tried is in the description.
  if (!actor || activityType === 'failed_login') return description;
  const name = displayName(actor);
  if (description.startsWith(name)) return description;
  const sentence =
    activityType === 'blocked_download'
      ? `${description} by ${name}`
      : `${name} ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
  return sentence.slice(0, LONGEST);
}
