import type { SecurityPolicy } from '#contract/types.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { dateText } from '#web/format/date-time.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { choicesIn } from './policy/policy-difference.ts';
import { usePolicy } from './policy/use-policy.ts';

/** The policy in force, with values overridden by the server's environment. */
export function PolicyInForceCard() {
  const { data, error, refetch } = usePolicy();
  return (
    <Card title="Policy in force" isFlush>
      {data !== undefined && <InForce policy={data.policy} />}
      {data === undefined && (
        <NotLoaded what="the security policy" query={{ error, refetch }}>
          <div className="grid gap-4 px-5 py-4 max-md:px-4">
            {['w-64', 'w-48', 'w-56', 'w-52', 'w-60'].map((width) => (
              <Skeleton key={width} className={`h-4 max-w-full ${width}`} />
            ))}
          </div>
        </NotLoaded>
      )}
    </Card>
  );
}

function InForce({ policy }: { policy: SecurityPolicy }) {
  const { fixed, networks, networksEnforced, updatedAt, updatedByName } = policy;
  const by = (property: string) => fixed.find((one) => one.property === property)?.variable;
  return (
    <>
      <dl className="grid grid-cols-1 divide-y divide-border">
        {choicesIn(policy).map(({ property, name, value }) => {
          const variable = by(property);
          const isOff = property === 'networks' && networks.length > 0 && !networksEnforced;
          return (
            <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 px-5 py-2.5 max-md:px-4">
              <dt className="text-base font-medium text-text">{name}</dt>
              <dd className="min-w-0 text-cell wrap-anywhere text-text-muted">
                {value}
                {variable !== undefined && ` (set by ${variable})`}
                {isOff && ' (switched off by NETWORK_RULES)'}
              </dd>
            </div>
          );
        })}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 px-5 py-2.5 max-md:px-4">
          <dt className="text-base font-medium text-text">Words in scans and pictures</dt>
          <dd className="min-w-0 text-cell wrap-anywhere text-text-muted">
            {useCurrentUser().readsScans === true ? 'searched (set by OCR): ' : 'not searched; with OCR=on '}a page
            takes the server about two seconds and 200 MB of memory, once
          </dd>
        </div>
      </dl>
      <p className="border-t border-border px-5 py-2.5 text-caption text-text-subtle max-md:px-4">
        {updatedAt === null
          ? 'Never changed since this data room began'
          : `Changed ${dateText(updatedAt)}${updatedByName === null ? '' : ` by ${updatedByName}`}`}
      </p>
    </>
  );
}
