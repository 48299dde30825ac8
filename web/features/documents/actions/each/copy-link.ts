import { Link } from 'lucide-react';
import { type Action, forFolders } from '../action.ts';
import { shareLink } from '../share-link.ts';

export const copyLink: Action = {
  id: 'copy-link',
  label: 'Copy link',
  icon: Link,
  buttons: [],
  may: () => true,
  ...forFolders((_context, folder) => void shareLink('folder', folder)),
};
