import { Link } from 'lucide-react';
import { type Action, forDocuments } from '../action.ts';
import { shareLink } from '../share-link.ts';

export const share: Action = {
  id: 'share',
  label: 'Share',
  icon: Link,
  buttons: ['row'],
  ...forDocuments((_context, document) => void shareLink('document', document)),
};
