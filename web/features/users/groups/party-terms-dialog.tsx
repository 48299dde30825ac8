import { useState } from 'react';
import type { Digest, Group } from '#contract/types.ts';
import { ApiError, problemCode, wordsOf } from '#web/api/api-error.ts';
import { invalidParams } from '#web/api/invalid-params.ts';
import { useChange } from '#web/api/use-change.ts';
import { DigestSelect } from '#web/domain/digest/digest-select.tsx';
import { ExpiryField, useEnd } from '#web/domain/expiry/expiry-field.tsx';
import { groupWords } from '#web/domain/words/group-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { groupValues, useUpdateGroupOverLatest } from './use-update-group.ts';

type Networks = Group['networks'];

/** The end and networks of a group's access, and its default of the digest. Only changes are sent, since others may change the rest. */
export function PartyTermsDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [shown] = useState(groupValues(group));
  const { end, isValid, field } = useEnd(shown.expiresAt);
  const [linesBefore] = useState(linesOf(group.networks));
  const [networks, setNetworks] = useState(linesBefore);
  const [digest, setDigest] = useState(shown.digest);
  const [networksError, setNetworksError] = useState<string>();
  const update = useChange(useUpdateGroupOverLatest, groupWords.updateGroup);
  const submit = async () => {
    setNetworksError(undefined);
    if (end !== shown.expiresAt && !isValid()) return;
    const isSame = networks === linesBefore;
    const sent = {
      ...shown,
      expiresAt: end,
      digest,
      ...(!isSame && { networks: JSON.stringify(networksOf(networks)) }),
    };
    const catches = (refusal: unknown) => {
      const message = faultOf(refusal);
      setNetworksError(message);
      return message !== undefined;
    };
    await update.run({ id: group.id, sent, shown }, { done: onClose, catches });
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
      isDirty={end !== shown.expiresAt || networks !== linesBefore || digest !== shown.digest}
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
        value={digest}
        onChange={({ target }) => setDigest(target.value as Digest)}
      />
    </FormDialog>
  );
}

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
  if (problemCode(error) === 'item-changed') return undefined;
  const reasons = invalidParams(error)?.map(({ name, reason }) => {
    const [, at, property] = /^networks\.(\d+)\.(\w+)/.exec(name) ?? [];
    if (at === undefined) return reason;
    return `Network ${Number(at) + 1}${property === 'note' ? ', its note' : ''}: ${reason}`;
  });
  return reasons?.join('. ') ?? wordsOf(error.data);
}
