// Describes a document of the demonstration in one line: its name, place and history.
import { formatOf, written } from '../files/format.ts';
import type { SamplePaper } from '../files/sample-paper.ts';
import { ago } from '../scenario.ts';
import type { AccessLevel } from '#core/records/records.ts';
import type { Edition, Item } from '../shelf.ts';
import { folderId } from './folders.ts';
import { edition, paperOf } from './papers.ts';

interface More extends Pick<Item, 'description' | 'downloadRestricted' | 'printingRestricted'> {
  /** The number of the newest version, and its age; by default the first is the only one. */
  newest?: readonly [version: number, days: number, hours?: number, minutes?: number];
  /** The uploader of every second version. */
  alsoBy?: string;
  /** The number of the version that the newest one restores. */
  restored?: number;
}

export type Content = SamplePaper | (() => Uint8Array);

/** First uploaded by this user so many days ago. The content is a paper's text (`paperOf`) or any other content. */
export function item(
  id: string,
  name: string,
  folder: string | null,
  level: AccessLevel,
  by: string,
  days: number,
  { newest = [1, days], alsoBy = by, restored, ...more }: More = {},
) {
  return (written: TemplateStringsArray | Content, ...values: string[]): Item => ({
    id: `document-${id}`,
    name,
    folderId: folder === null ? null : folderId(folder),
    level,
    ...formatOf(name),
    ...more,
    editions: editionsOf('raw' in written ? paperOf(String.raw({ raw: written }, ...values)) : written),
  });

  /** Versions spread evenly between the first and the newest. */
  function editionsOf(content: Content): Edition[] {
    const [versions, newestDays, newestHours = 0, newestMinutes = 0] = newest;
    return Array.from({ length: versions }, (_, at) => {
      const number = at + 1;
      const isNewest = number === versions;
      const share = versions === 1 ? 1 : at / (versions - 1);
      const between = Math.floor((days - (days - newestDays) * share) * 24);
      return {
        by: at % 2 === 0 ? by : alsoBy,
        at: isNewest ? ago(newestDays, newestHours, newestMinutes) : ago(0, between, 17 + at * 5),
        content: () => (typeof content === 'function' ? content() : written(name, edition(content, number))),
        ...(isNewest && restored !== undefined ? { restoredFrom: restored } : {}),
      };
    });
  }
}
