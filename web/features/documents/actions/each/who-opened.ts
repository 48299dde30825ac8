import { Eye } from 'lucide-react';
import { whoOpened as trailOf } from '#web/domain/activity/who-opened.ts';
import { type Action, forDocuments } from '../action.ts';

/** Asked without a preview, which would be a view itself, by those who see permissions: they search the audit log, too. */
export const whoOpened: Action = {
  id: 'who-opened',
  label: 'Who opened this',
  icon: Eye,
  buttons: [],
  may: (rights) => rights.maySeePermissions,
  ...forDocuments((context, { id }) => context.goTo(trailOf(id))),
};
