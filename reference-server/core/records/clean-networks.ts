// Parses networks of a request into canonical form, with notes free of control characters.
import { type InvalidParam, invalidRequest } from '../call/errors.ts';
import type { Ports } from '../ports/ports.ts';
import { cleanName } from './names.ts';
import type { NetworkRule } from './records.ts';

/** @throws ApiProblem 400 that names each rule with an invalid network or note. */
export function cleanNetworks<Rule extends Pick<NetworkRule, 'cidr' | 'note'>>(
  rules: readonly Rule[],
  { networks }: Pick<Ports, 'networks'>,
): Rule[] {
  const faults: InvalidParam[] = [];
  const clean = rules.map((rule, at) => {
    const read = networks.read(rule.cidr);
    if ('fault' in read) faults.push({ name: `networks.${at}.cidr`, reason: read.fault });
    const note = rule.note === '' ? '' : cleanName(rule.note, `networks.${at}.note`, 200);
    return { ...rule, cidr: 'cidr' in read ? read.cidr : rule.cidr, note };
  });
  if (faults.length > 0) throw invalidRequest(faults.slice(0, 100));
  return clean;
}
