import { useState } from 'react';
import type { Measures } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { dateText } from '#web/format/date-time.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DocumentLink } from './document-link.tsx';

/** So many in the card; the others are in the dialog. */
const FIRST = 5;

export function NotOpenedCard({
  notOpened,
  longestNotOpened: listed,
}: Pick<Measures, 'notOpened' | 'longestNotOpened'>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const longest = `The ${listed.length} of ${notOpened} documents that were here longest.`;
  return (
    <Card title="Not Opened in Period">
      {notOpened === 0 && <p className="text-cell text-text-subtle">No document is left unopened.</p>}
      <DocumentLinks documents={listed.slice(0, FIRST)} />
      {notOpened > FIRST && (
        <>
          <div className="hidden border-t border-border print:block">
            <DocumentLinks documents={listed.slice(FIRST)} />
            {listed.length < notOpened && <p className="text-caption">{longest}</p>}
          </div>
          <Button size="sm" className="mt-3" onClick={() => setIsOpen(true)}>
            {`Show ${notOpened} not opened`}
          </Button>
        </>
      )}
      {isOpen && (
        <Dialog
          onClose={close}
          title="Not Opened in Period"
          description={
            listed.length < notOpened ? longest : `${counted(notOpened, 'document')}, the longest here first.`
          }
          closeLabel="Close"
        >
          <DocumentLinks documents={listed} />
        </Dialog>
      )}
    </Card>
  );
}

function DocumentLinks({ documents }: { documents: Measures['longestNotOpened'] }) {
  return (
    <ul className="divide-y divide-border">
      {documents.map(({ folderName, createdAt, ...document }) => (
        <li key={document.documentId} className="min-w-0 py-1.5">
          <DocumentLink {...document} look="block truncate text-cell" />
          <p className="flex text-caption text-text-subtle">
            <span className="truncate">{folderName ?? 'Home'}</span>
            <span className="flex-none whitespace-pre">{` · ${dateText(createdAt)}`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
