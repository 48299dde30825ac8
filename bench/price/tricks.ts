// The optimisations, and how the app is built without each: by omitting a build step, or by using the plain file
// instead of the optimised one.
import type { MeasureName } from '../browser/browser-measures.ts';

export interface Trick {
  name: string;
  /** The measures that it improves. */
  pays: readonly MeasureName[];
  /** The build step, by the name of its plugin. */
  plugin?: string;
  /** The optimised file under web/; the plain one has the same name in `plain`. */
  file?: string;
}

export const tricks: readonly Trick[] = [
  { name: 'early start', pays: ['first row'], plugin: 'early-start' },
  { name: 'compiled ahead', pays: ['first row', 'blocking time'], plugin: 'compiled-ahead' },
  { name: 'unchanged answers', pays: ['focus, longest frame'], file: 'speed/unchanged-answers.ts' },
  { name: 'row slots', pays: ['sort again', 'clear search'], file: 'features/documents/speed/row-slots.ts' },
];
