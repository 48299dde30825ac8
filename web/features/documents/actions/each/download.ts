import { mayNotDownload } from '#web/domain/access/restrictions.ts';
import { Download } from 'lucide-react';
import { type Action, forDocuments } from '../action.ts';
import { ApiError, isUnauthorized } from '#web/api/api-error.ts';
import { getDownloadDocumentUrl } from '#contract/hooks/documents.ts';
import type { Document } from '#contract/types.ts';
import { httpResponse } from '#web/api/http.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { saveFile } from '#web/ui/browser/save-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';

export const download: Action = {
  id: 'download',
  label: 'Download',
  icon: Download,
  buttons: ['row', 'card'],
  barred: (item) => (item.kind === 'document' && mayNotDownload(item.document) ? 'Download Restricted' : undefined),
  ...forDocuments((context, document) => void downloadDocument(document, context.refetch)),
};

const running = new Set<string>();

/** Downloads the file under the document's name. A second click while it runs does nothing. */
async function downloadDocument({ id, name }: Document, onRefused: () => void): Promise<void> {
  if (running.has(id)) return;
  running.add(id);
  try {
    const response = await httpResponse(getDownloadDocumentUrl(id), { headers: { Accept: 'application/json' } });
    toast({ title: 'Download Started', message: name });
    // The browser keeps large blobs on disk; the page does not copy their bytes.
    saveFile(await response.blob(), name);
  } catch (error) {
    if (isUnauthorized(error)) loseSession();
    else {
      const refusal = error instanceof ApiError ? refusals.get(error.status) : undefined;
      toast({ ...(refusal ?? failure), tone: 'destructive' });
      if (refusal) onRefused();
    }
  } finally {
    running.delete(id);
  }
}

const refusals = new Map([
  [403, { title: 'Access Denied', message: "You don't have permission to download this document" }],
  [404, { title: 'Document Not Found', message: 'The document could not be found' }],
]);
const failure = { title: 'Download Failed', message: 'Unable to download the document. Please try again.' };
