import { holderKey } from './holders/holder.ts';
import { GrantForm } from './holders/grant-form.tsx';
import { placeholderFor } from './holders/placeholder-for.ts';
import { useGrantForm } from './holders/use-grant-form.ts';
import { without } from './holders/use-holders.ts';
import { GrantList } from './grant-list.tsx';
import { useGrants } from './use-grants.ts';

/** Grants on a document: gives, changes and revokes them. */
export function GrantPanel({ documentId }: { documentId: string }) {
  const { holders, holding, isLoading, grant, isGranting, retry, revoke, ...list } = useGrants(documentId);
  const api = useGrantForm();
  const candidates = without(holders, (key) => holding.has(key) && key !== api.chosen);
  return (
    <div className="grid grid-cols-1 gap-5">
      <GrantForm
        api={api}
        candidates={candidates}
        placeholder={placeholderFor(holders, candidates, isLoading)}
        hasRights
        isChange={holding.has(api.chosen)}
        isBusy={isGranting}
        onGrant={(values) => grant(values, () => api.done(values))}
      />
      <GrantList
        {...list}
        known={holders}
        isLoading={isLoading}
        onRetry={retry}
        onChange={(row) => api.change({ ...row, holder: holderKey(row) })}
        onRevoke={(row) => void revoke(row)}
      />
    </div>
  );
}
