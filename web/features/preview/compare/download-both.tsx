import { Download } from 'lucide-react';
import { getDownloadDocumentVersionUrl } from '#contract/hooks/versions.ts';
import type { Document } from '#contract/types.ts';
import { mayNotDownload } from '#web/domain/access/restrictions.ts';
import { Button } from '#web/ui/form/button.tsx';
import { openTab } from '../open-tab.ts';
import type { Pair } from './use-comparison.ts';

/** Downloads both files, for comparing them with another program. */
export function DownloadBoth({ document, pair }: { document: Document; pair: Pair }) {
  if (mayNotDownload(document))
    return <p className="text-cell text-text-subtle">Downloading this document is restricted.</p>;
  return (
    <div className="flex flex-wrap justify-center gap-2 print:hidden">
      {[pair.from, pair.to].map((version) => (
        <Button
          key={version}
          icon={Download}
          onClick={() => openTab(getDownloadDocumentVersionUrl(document.id, String(version)))}
        >
          Download Version {version}
        </Button>
      ))}
    </div>
  );
}
