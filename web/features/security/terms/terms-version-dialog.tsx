import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Group, Terms, TermsAcceptance, TermsVersion } from '#contract/types.ts';
import { useGetTermsVersion } from '#contract/hooks/security.ts';
import { csvFileName, type CsvColumn, csvOf } from '#web/format/csv.ts';
import { counted } from '#web/format/counted.ts';
import { dateText, momentText } from '#web/format/date-time.ts';
import { saveCsv } from '#web/ui/browser/save-csv.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { option, Select } from '#web/ui/form/select.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TermsText } from './terms-text.tsx';
import { whom } from './whom.ts';

/** The list is limited; the CSV contains all. */
const mostRows = 200;

const csvColumns = ({ version, sha256 }: TermsVersion): readonly CsvColumn<TermsAcceptance>[] => [
  { title: 'Name', of: ({ name }) => name },
  { title: 'E-mail', of: ({ email }) => email },
  { title: 'Accepted (UTC)', of: ({ acceptedAt }) => acceptedAt },
  { title: 'Address', of: ({ ipAddress }) => ipAddress },
  { title: 'Version', of: () => version },
  { title: 'SHA-256', of: () => sha256 },
  { title: 'Person ID', of: ({ userId }) => userId },
];

interface TermsVersionDialogProps {
  terms: Terms;
  groups: readonly Group[];
  onClose: () => void;
}

export function TermsVersionDialog({ terms, groups, onClose }: TermsVersionDialogProps) {
  const [version, setVersion] = useState(terms.version);
  const { data, error, refetch } = useGetTermsVersion(terms.id, String(version));
  const save = (shown: TermsVersion) =>
    saveCsv(csvOf(csvColumns(shown), [shown.acceptances]), csvFileName(`terms-version-${shown.version}`));
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={terms.title}
      footer={
        <Button icon={Download} disabled={!data} onClick={() => data && save(data)} className="mr-auto">
          Export CSV
        </Button>
      }
      closeLabel="Close"
    >
      <div className="grid grid-cols-1 gap-4">
        <Select label="Version" value={version} onChange={({ target }) => setVersion(Number(target.value))}>
          {Array.from({ length: terms.version }, (_, at) => terms.version - at).map((one) =>
            option({ value: one, label: one === terms.version ? `${one}, the newest` : one }),
          )}
        </Select>
        {data && <Version version={data} groups={groups} />}
        {!data && (
          <NotLoaded what="the version" query={{ error, refetch }}>
            <Skeleton className="h-48 w-full" />
          </NotLoaded>
        )}
      </div>
    </Dialog>
  );
}

function Version({ version, groups }: { version: TermsVersion; groups: readonly Group[] }) {
  const { text, sha256, groupIds, publishedAt, publishedByName, endedAt, acceptances } = version;
  const until = endedAt === null ? '' : `, in force until ${dateText(endedAt)}`;
  return (
    <>
      <p className="text-caption break-words text-text-subtle">
        {`For ${whom(groupIds, groups)}, published ${dateText(publishedAt)} by ${publishedByName}${until}. SHA-256 ${sha256}`}
      </p>
      <TermsText label="Text" text={text} />
      <h3 className="text-cell font-label">
        {acceptances.length === 0
          ? 'Nobody has accepted it yet'
          : `Accepted by ${counted(acceptances.length, 'person', 'people')}`}
      </h3>
      {acceptances.length > 0 && (
        <ul aria-label="Accepted by" className="divide-y divide-border rounded-lg border border-border">
          {acceptances.slice(0, mostRows).map(({ userId, name, email, acceptedAt, ipAddress }) => (
            <li key={userId} className="flex flex-wrap justify-between gap-x-4 px-3 py-2 text-cell">
              <span className="min-w-0 break-words">
                <span className="font-medium">{name}</span> <span className="text-text-subtle">{email}</span>
              </span>
              <span className="text-text-subtle">
                {momentText(new Date(acceptedAt))}, {ipAddress ?? 'unknown address'}
              </span>
            </li>
          ))}
          {acceptances.length > mostRows && (
            <li className="px-3 py-2 text-caption text-text-subtle">
              {counted(acceptances.length - mostRows, 'more', 'more')}: export them as CSV
            </li>
          )}
        </ul>
      )}
    </>
  );
}
