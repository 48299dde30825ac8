import { Files } from 'lucide-react';
import { atVersions } from '#web/ui/browser/preview-at.ts';
import { type Action, forDocuments } from '../action.ts';

export const versions: Action = {
  id: 'versions',
  label: 'Version history',
  icon: Files,
  buttons: [],
  may: () => true,
  ...forDocuments((context, { id }) => context.openDocument(id, atVersions)),
};
