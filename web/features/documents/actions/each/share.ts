import { Link } from 'lucide-react';
import { type Action, forDocuments, forFolders } from '../action.ts';
import { shareLink } from '../share-link.ts';

export const share: Action = {
  id: 'share',
  label: 'Share',
  icon: Link,
  buttons: ['row'],
  may: () => true,
  ...forDocuments((_context, document) => void shareLink('document', document)),
};

export const copyLink: Action = {
  id: 'copy-link',
  label: 'Copy link',
  icon: Link,
  buttons: [],
  may: () => true,
  ...forFolders((_context, folder) => void shareLink('folder', folder)),
};
