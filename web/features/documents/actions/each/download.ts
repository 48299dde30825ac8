import { mayNotDownload } from '#web/domain/access/restrictions.ts';
import { Download } from 'lucide-react';
import { type Action, forDocuments } from '../action.ts';
import { downloadDocument } from '../download-document.ts';

export const download: Action = {
  id: 'download',
  label: 'Download',
  icon: Download,
  buttons: ['row', 'card'],
  barred: (item) => (item.kind === 'document' && mayNotDownload(item.document) ? 'Download Restricted' : undefined),
  ...forDocuments((_context, document) => void downloadDocument(document)),
};
