// Converts measured figures for this screen. Days and hours are UTC, as in the audit log.
import type { Measures } from '#contract/types.ts';
import { type CsvColumn, csvOf, csvRecords, yesOrNo } from '#web/format/csv.ts';
import { hourText } from '#web/format/date-time.ts';
import { type AnalyticsFigures, dayLabel, type Figure } from './analytics-figures.ts';

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const nothing = 'None yet';
const emptyLine = '\r\n\r\n';

export function measuredFigures(measures: Measures): AnalyticsFigures {
  const { days, viewsByHour, documents, notOpened, downloads, blockedDownloads } = measures;
  const peak = Math.max(...viewsByHour);
  const peakHour = peak > 0 ? viewsByHour.indexOf(peak) : null;
  return {
    users: [
      { label: 'Total logins', value: measures.signIns },
      { label: 'Unique users', value: measures.people },
      { label: 'Pages read', value: measures.pagesRead },
      { label: 'Minutes read', value: Math.round(measures.secondsRead / 60) },
    ],
    logins: days.map(({ signIns }, at) => ({ day: dayLabel(days.length - 1 - at), logins: signIns })),
    documents: [
      { label: 'Total views', value: measures.views },
      { label: 'Total downloads', value: downloads },
      { label: 'Not opened in period', value: `${notOpened} of ${documents}` },
    ],
    mostViewed: measures.mostViewed,
    folders: measures.mostViewedFolders,
    notOpened: measures,
    events: [
      { label: 'Failed logins', value: measures.failedSignIns },
      { label: 'Blocked downloads', value: blockedDownloads },
    ],
    trends: [
      { label: 'Peak hour (UTC)', value: peakHour === null ? nothing : hourText(peakHour) },
      { label: 'Most active day', value: mostActiveDay(days) ?? nothing },
    ],
    views: viewsByHour.map((views, hour) => ({ hour: hourText(hour), views, isPeak: hour === peakHour })),
    compliance: [
      ...share('Authorized downloads', downloads, downloads + blockedDownloads),
      ...share('Documents opened', documents - notOpened, documents),
    ],
  };
}

const dayColumns: readonly CsvColumn<Measures['days'][number]>[] = [
  { title: 'Date (UTC)', of: ({ date }) => date },
  { title: 'Logins', of: ({ signIns }) => signIns },
  { title: 'Views', of: ({ views }) => views },
  { title: 'Downloads', of: ({ downloads }) => downloads },
];

const folderColumns: readonly CsvColumn<Measures['mostViewedFolders'][number]>[] = [
  { title: 'Folder', of: ({ name }) => name ?? 'Home' },
  { title: 'Views', of: ({ views }) => views },
  { title: 'Downloads', of: ({ downloads }) => downloads },
  { title: 'People', of: ({ people }) => people },
];

const notOpenedColumns = (listed: number, of: number): readonly CsvColumn<Measures['longestNotOpened'][number]>[] => [
  { title: `Not opened (${listed} of ${of})`, of: ({ name }) => name },
  { title: 'Folder', of: ({ folderName }) => folderName ?? 'Home' },
  { title: 'Added', of: ({ createdAt }) => createdAt },
];

type NewToGroup = NonNullable<Measures['newToGroup']>;

const newColumns = (
  people: string,
  { count, newest }: NewToGroup,
): readonly CsvColumn<NewToGroup['newest'][number]>[] => [
  { title: `New for ${people} (${newest.length} of ${count})`, of: ({ name }) => name },
  { title: 'Folder', of: ({ folderName }) => folderName ?? 'Home' },
  { title: 'Version', of: ({ version }) => version },
  { title: 'Since', of: ({ since }) => since },
  { title: 'Opened', of: ({ opened }) => yesOrNo(opened) },
];

const documentColumns: readonly CsvColumn<Measures['mostViewed'][number]>[] = [
  { title: 'Document', of: ({ name }) => name },
  { title: 'Views', of: ({ views }) => views },
];

const hourColumns: readonly CsvColumn<AnalyticsFigures['views'][number]>[] = [
  { title: 'Hour (UTC)', of: ({ hour }) => hour },
  { title: 'Views', of: ({ views }) => views },
];

const figureColumns: readonly CsvColumn<Figure>[] = [
  { title: 'Figure', of: ({ label }) => label },
  { title: 'Value', of: ({ value }) => value },
];

/** All that the screen shows, in tables with an empty line between them. @param people whose figures these are */
export function measuredCsv(measures: Measures, people: string): string[] {
  const { days, mostViewed, mostViewedFolders, notOpened, longestNotOpened, newToGroup } = measures;
  const { users, documents, events, trends, views, compliance } = measuredFigures(measures);
  const shares = compliance.map(({ label, percent }) => ({ label, value: `${percent}%` }));
  const about = [
    { label: 'From (UTC)', value: measures.from },
    { label: 'Days', value: days.length },
    { label: 'People', value: people },
  ];
  const tables = [
    csvRecords(folderColumns, [mostViewedFolders]),
    csvRecords(notOpenedColumns(longestNotOpened.length, notOpened), [longestNotOpened]),
    csvRecords(documentColumns, [mostViewed]),
    csvRecords(hourColumns, [views]),
    csvRecords(figureColumns, [[...about, ...users, ...documents, ...events, ...trends, ...shares]]),
  ];
  if (newToGroup) tables.push(csvRecords(newColumns(people, newToGroup), [newToGroup.newest]));
  return [...csvOf(dayColumns, [days]), ...tables.flatMap((table) => [emptyLine, ...table])];
}

/** Empty for a total of 0. */
const share = (label: string, part: number, whole: number) =>
  whole === 0 ? [] : [{ label, percent: part === whole ? 100 : Math.min(99, Math.round((part / whole) * 100)) }];

function mostActiveDay(days: Measures['days']): string | null {
  const counts = weekdays.map((_, weekday) =>
    days.reduce((sum, { date, views }) => sum + (new Date(date).getUTCDay() === weekday ? views : 0), 0),
  );
  const most = Math.max(...counts);
  return most > 0 ? (weekdays[counts.indexOf(most)] ?? null) : null;
}
