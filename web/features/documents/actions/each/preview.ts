import { Eye } from 'lucide-react';
import { type Action, forDocuments } from '../action.ts';

export const preview: Action = {
  id: 'preview',
  label: 'Preview',
  icon: Eye,
  key: { hint: 'Enter', pressed: [] },
  buttons: ['row'],
  ...forDocuments((context, { id }) => context.openDocument(id)),
};
