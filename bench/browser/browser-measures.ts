// The browser's measures and goals.
import type { Measure, Unit } from '../samples.ts';

export const FLOOR = 'bare DOM';
export const TANSTACK = 'TanStack Table + Virtual';

const at10k = ['10000'];
const slowAt10k = ['10000, processor at 1/4'];
const withinOneFrame = [{ against: FLOOR, sizes: at10k, atMostMore: 16.7 }];

/** The unit of every name that a visit or job reports. */
export const units = {
  'first load': 'KiB',
  'first row': 'ms',
  'blocking time': 'ms',
  'search key': 'ms',
  'clear search': 'ms',
  'sort, first time': 'ms',
  'sort again': 'ms',
  'select all': 'ms',
  'dropped frames': 'count',
  heap: 'MiB',
  'DOM nodes': 'count',
  'open the tree': 'ms',
  'expand a folder': 'ms',
  'list to grid': 'ms',
  'focus, longest frame': 'ms',
  'focus after a change, longest frame': 'ms',
  'audit log, first row': 'ms',
  'audit log, dropped frames': 'count',
  'audit log, earlier entries': 'ms',
  'audit log, heap': 'MiB',
  'folder upload, stored': 'ms',
  'folder upload, registered': 'ms',
  'folder upload, longest frame': 'ms',
  'npm run dev, usable page': 'ms',
  'npm run dev, reload': 'ms',
} as const satisfies Record<string, Unit>;

export type MeasureName = keyof typeof units;

export const measures: readonly (Measure & { name: MeasureName })[] = [
  named('first load', 'The page, scripts and styles up to the first row, as sent: with gzip, as to any host by http.'),
  named('first row', 'From the navigation to the paint of the first row, with nothing in the HTTP cache.', [
    { against: FLOOR, sizes: at10k, atMost: 1.6 },
    { against: FLOOR, sizes: ['1000'], atMost: 2 },
    { against: FLOOR, sizes: slowAt10k, atMost: 1.8 },
  ]),
  named('blocking time', 'What long tasks take beyond 50 ms each, until the page is idle after its load.'),
  named(
    'search key',
    'From a key in the search field to the paint of its matches: seven keys of one word.',
    withinOneFrame,
  ),
  named('clear search', 'From emptying the field to the paint of the list as before.', withinOneFrame),
  named('sort, first time', 'All documents are in the list; the first click on the date.', withinOneFrame),
  named('sort again', 'The clicks after it: date, name, name.', withinOneFrame),
  named('select all', 'Ctrl+A with all documents in the list.', [...withinOneFrame, { sizes: ['50000'], atMost: 50 }]),
  named('dropped frames', 'The screen’s frames missed while 180 are drawn, each more than three rows further down.', [
    { sizes: at10k, atMost: 2 },
    { sizes: slowAt10k, atMost: 20 },
  ]),
  named('heap', 'What JavaScript holds after all of this and a garbage collection.', [{ sizes: at10k, atMost: 12 }]),
  named('DOM nodes', 'Elements in the document, after all of this.'),
  ...ownMeasures(),
];

function named(name: MeasureName, about: string, goals: Measure['goals'] = []): Measure & { name: MeasureName } {
  return { name, about, floor: FLOOR, goals };
}

/** Measures that only the whole application has. */
function ownMeasures() {
  return [
    named('open the tree', 'The pane of folders opens beside the list.'),
    named('expand a folder', 'A folder of the tree shows what is in it.'),
    named('list to grid', 'From rows to cards.'),
    named('focus, longest frame', 'The window gets the focus and both lists are read again, unchanged.'),
    named('focus after a change, longest frame', 'The same, when one document of the list is another than before.'),
    named('audit log, first row', 'From the navigation to the first painted entry; the server answers 10,000 at once.'),
    named('audit log, dropped frames', 'The screen’s frames missed while 180 are drawn.'),
    named('audit log, earlier entries', 'From the button to the paint of 10,000 more.'),
    named('audit log, heap', 'With 20,000 entries loaded.'),
    named('folder upload, stored', 'From picking the files to the last one stored.'),
    named('folder upload, registered', 'From the button to the end of the dialog: every file is a document.'),
    named('folder upload, longest frame', 'The longest time without a frame, all the while.', [{ atMost: 100 }]),
    named('npm run dev, usable page', 'From the command to the first document on the page, the mock being all of it.'),
    named('npm run dev, reload', 'From the reload to the first document.'),
  ];
}
