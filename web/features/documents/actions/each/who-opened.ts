import { Eye } from 'lucide-react';
import { whoOpened as trailOf } from '#web/domain/activity/who-opened.ts';
import { type Action, forDocuments } from '../action.ts';

/** Asked without a preview, which would be a view itself. */
export const whoOpened: Action = {
  id: 'who-opened',
  label: 'Who opened this',
  icon: Eye,
  buttons: [],
  may: (rights) => rights.maySearchTrail,
  ...forDocuments((context, { id }) => context.goTo(trailOf(id))),
};
