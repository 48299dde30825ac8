// What is done for speed alone, and how the app is built without it: by leaving out a step of the build, or by putting
// a plain file in place of the clever one.
import type { MeasureName } from '../browser/measures.ts';

export interface Trick {
  name: string;
  /** What it is there for. */
  pays: readonly MeasureName[];
  /** The step of the build, by the name of its plugin. */
  plugin?: string;
  /** The clever file under web/; the plain one has its name in `plain`. */
  file?: string;
}

export const tricks: readonly Trick[] = [
  { name: 'early start', pays: ['first row'], plugin: 'early-start' },
  { name: 'compiled ahead', pays: ['first row', 'blocking time'], plugin: 'compiled-ahead' },
  { name: 'unchanged answers', pays: ['focus, longest frame'], file: 'speed/unchanged-answers.ts' },
  { name: 'row slots', pays: ['sort again', 'clear search'], file: 'features/documents/speed/row-slots.ts' },
];
