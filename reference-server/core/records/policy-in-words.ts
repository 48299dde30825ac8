// Describes a change of the security policy for the audit log.
import type { NetworkRule, PolicyChoices } from './records.ts';

/** Such as `second factor from off to privileged; network 10.0.0.0/8 for admin added`. */
export function changesInWords(before: PolicyChoices, after: PolicyChoices): string {
  const changes = [
    changed('second factor', before.secondFactor, after.secondFactor),
    changed('step-up', minutesInWords(before.stepUpMinutes), minutesInWords(after.stepUpMinutes)),
    ...networkChanges(before.networks, after.networks),
    changed('idle limit', minutesInWords(before.idleMinutes), minutesInWords(after.idleMinutes)),
    changed('approvers', String(before.approverCount), String(after.approverCount)),
  ].filter((one) => one !== null);
  return changes.length === 0 ? 'nothing is different' : changes.join('; ');
}

function changed(what: string, before: string, after: string): string | null {
  return before === after ? null : `${what} from ${before} to ${after}`;
}

export function minutesInWords(value: number | null): string {
  return value === null ? 'off' : `${value} ${value === 1 ? 'minute' : 'minutes'}`;
}

function networkChanges(before: readonly NetworkRule[], after: readonly NetworkRule[]): string[] {
  const [old, next] = [before.map(networkInWords), after.map(networkInWords)];
  return [
    ...next.filter((one) => !old.includes(one)).map((one) => `network ${one} added`),
    ...old.filter((one) => !next.includes(one)).map((one) => `network ${one} removed`),
  ];
}

export function networkInWords({ cidr, roles, note }: NetworkRule): string {
  return `${cidr} for ${roles.join(', ')}${note === '' ? '' : ` (${note})`}`;
}
