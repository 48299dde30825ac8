import type { Digest, Group, UpdateGroupRequest } from '#contract/types.ts';
import { listGroups, updateGroup } from '#contract/hooks/groups.ts';
import { useOverLatest } from '#web/api/over-latest.ts';
import { digests } from '#web/domain/digest/digests.ts';
import { endInWords } from '#web/domain/expiry/chosen-end.ts';

/** A group without its members; the networks are JSON, so that they can be compared. */
type GroupValues = ReturnType<typeof groupValues>;

export const groupValues = ({ name, expiresAt, networks, digest = 'daily' }: Group) => ({
  ...{ name, expiresAt, digest },
  networks: JSON.stringify(networks),
});

const networksIn = (json: string) => JSON.parse(json) as Group['networks'];

/** Changes of the members are sent along; changes of others to them are kept by the server. */
export const useUpdateGroupOverLatest = () =>
  useOverLatest('updateGroup', {
    list: listGroups,
    valuesOf: groupValues,
    write(id, { name, expiresAt, digest, networks }: GroupValues, latest, init, members: UpdateGroupRequest = {}) {
      const data = {
        ...(name !== latest.name && { name }),
        ...(expiresAt !== latest.expiresAt && { expiresAt }),
        ...(digest !== latest.digest && { digest }),
        ...(networks !== latest.networks && { networks: networksIn(networks) }),
      };
      return updateGroup(id, { ...data, ...members }, init);
    },
    compared: ({ name, expiresAt, networks, digest }) => [name, expiresAt, networksIn(networks), digest],
    inWords,
  });

function inWords(value: string | null, key: keyof GroupValues): string {
  if (key === 'expiresAt') return endInWords(value);
  if (key !== 'networks') return `“${key === 'digest' ? digests[value as Digest] : value}”`;
  const networks = networksIn(value ?? '[]').map(({ cidr }) => cidr);
  return networks.join(', ') || 'every network';
}
