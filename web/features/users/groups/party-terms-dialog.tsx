import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Digest, Group, UpdateGroupRequest } from '#contract/types.ts';
import { updateGroup, useListGroups } from '#contract/hooks/groups.ts';
import { ApiError, wordsOf } from '#web/api/api-error.ts';
import { invalidParams } from '#web/api/invalid-params.ts';
import { readAndWrite } from '#web/api/over-latest.ts';
import { useChange } from '#web/api/use-change.ts';
import { DigestSelect } from '#web/domain/digest/digest-select.tsx';
import { ExpiryField } from '#web/domain/expiry/expiry-field.tsx';
import { useEnd } from '#web/domain/expiry/use-end.ts';
import { groupWords } from '#web/domain/words/group-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';

type Networks = Group['networks'];

/** The end and networks of a group's access, and its default of the digest. Only changes are sent, since others may change the rest. */
export function PartyTermsDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const { digest = 'daily' } = group;
  const { refetch } = useListGroups();
  const [before, setBefore] = useState({ networks: linesOf(group.networks), digest });
  const [endBefore] = useState(group.expiresAt);
  const { end, isValid, field } = useEnd(endBefore);
  const [networks, setNetworks] = useState(before.networks);
  const [news, setNews] = useState(before.digest);
  const [networksError, setNetworksError] = useState<string>();
  const update = useChange(useUpdateOverLatest, groupWords.updateGroup);
  const submit = async () => {
    setNetworksError(undefined);
    if (end !== endBefore && !isValid()) return;
    const look = async () => {
      if (networks === before.networks) return;
      const stored = (await refetch()).data?.find(({ id }) => id === group.id) ?? group;
      const theirs = linesOf(stored.networks);
      if (theirs === before.networks || theirs === networks) return;
      setBefore({ ...before, networks: theirs });
      const now = theirs.replaceAll('\n', ', ') || 'every network';
      const words = `Somebody else changed them meanwhile: ${now}. Saving again replaces these.`;
      throw new ApiError(words, 409, words);
    };
    const data = {
      ...(end !== endBefore && { expiresAt: end }),
      ...(networks !== before.networks && { networks: networksOf(networks) }),
      ...(news !== before.digest && { digest: news }),
    };
    const catches = (refusal: unknown) => {
      const message = faultOf(refusal);
      setNetworksError(message);
      return message !== undefined;
    };
    await update.run({ id: group.id, data, look }, { done: onClose, catches });
  };
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="End, Networks and Mail"
      description={group.name}
      action="Save"
      isBusy={update.isPending}
      onSubmit={submit}
    >
      <ExpiryField label="What it gives ends" {...field} />
      <TextArea
        label="Networks"
        rows={4}
        value={networks}
        onChange={(event) => setNetworks(event.target.value)}
        hint="One a line, with a note behind it: 203.0.113.0/24 Their office. Without a line, every network is allowed."
        error={networksError}
      />
      <DigestSelect
        label="Mail on new documents"
        hint="For members who have chosen nothing else"
        value={news}
        onChange={({ target }) => setNews(target.value as Digest)}
      />
    </FormDialog>
  );
}

interface Update {
  id: string;
  data: UpdateGroupRequest;
  /** Throws if others changed what is replaced. */
  look: () => Promise<void>;
}

const useUpdateOverLatest = () =>
  useMutation<Group, ApiError, Update>({
    mutationKey: ['updateGroup'],
    mutationFn: ({ id, data, look }) =>
      readAndWrite(async (init) => {
        await look();
        return updateGroup(id, data, init);
      }),
  });

const linesOf = (networks: Networks) => networks.map(({ cidr, note }) => `${cidr} ${note}`.trim()).join('\n');

function networksOf(lines: string): { cidr: string; note: string }[] {
  const full = lines.split('\n').filter((line) => line.trim() !== '');
  return full.map((line) => {
    const [cidr = '', ...note] = line.trim().split(/\s+/);
    return { cidr, note: note.join(' ') };
  });
}

/** The server's message about the networks. */
function faultOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 409)) return undefined;
  const reasons = invalidParams(error)?.map(({ name, reason }) => {
    const [, at, property] = /^networks\.(\d+)\.(\w+)/.exec(name) ?? [];
    if (at === undefined) return reason;
    return `Network ${Number(at) + 1}${property === 'note' ? ', its note' : ''}: ${reason}`;
  });
  return reasons?.join('. ') ?? wordsOf(error.data);
}
