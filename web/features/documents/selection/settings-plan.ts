import { listDocuments, updateDocumentSettings } from '#contract/hooks/documents.ts';
import { type AccessLevel, accessLevelValues, type Document, type DocumentSettings } from '#contract/types.ts';
import { over, overLatest } from '#web/api/over-latest.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { settingsOf } from '#web/domain/access/restrictions.ts';
import { between, shareReads } from '#web/domain/bulk/between.ts';
import type { Job } from '#web/domain/bulk/job.ts';
import { counted, grouped } from '#web/format/counted.ts';
import { documentKey } from '../model/item-key.ts';

/** The choices for all; undefined keeps each document's own value. */
export interface ChosenSettings {
  readonly accessLevel?: AccessLevel | undefined;
  readonly downloadRestricted?: boolean | undefined;
  readonly printingRestricted?: boolean | undefined;
}

export interface SettingsChange {
  readonly document: Document;
  readonly before: DocumentSettings;
  readonly after: DocumentSettings;
}

const settingKeys = ['accessLevel', 'downloadRestricted', 'printingRestricted'] as const;

export function settingsChanges(documents: readonly Document[], chosen: ChosenSettings): SettingsChange[] {
  return documents.flatMap((document) => {
    const before = settingsOf(document);
    const after = {
      accessLevel: chosen.accessLevel ?? before.accessLevel,
      downloadRestricted: chosen.downloadRestricted ?? before.downloadRestricted,
      printingRestricted: chosen.printingRestricted ?? before.printingRestricted,
    };
    const isChange = settingKeys.some((key) => before[key] !== after[key]);
    return isChange ? [{ document, before, after }] : [];
  });
}

export function settingsJob(changes: readonly SettingsChange[]): Job {
  const share = shareReads<Document[]>();
  return {
    steps: changes.map(({ document, before, after }) => {
      const keys = settingKeys.filter((key) => before[key] !== after[key]);
      return {
        key: documentKey(document),
        name: document.name,
        ...between(before, after, {
          read: async (way) => {
            const stored = (await share(way, () => listDocuments())).find(({ id }) => id === document.id);
            return stored && settingsOf(stored);
          },
          isSame: (one, other) => keys.every((key) => one[key] === other[key]),
          write: async (to, of, stored, init) =>
            updateDocumentSettings(
              document.id,
              overLatest(to, of, stored),
              await over(init, Object.values(stored ?? of)),
            ),
        }),
      };
    }),
    noun: 'document',
    going: 'Changing settings',
    done: { title: 'Settings changed', message: (subject) => `${subject} changed` },
    notDone: 'not changed',
    undone: { title: 'Settings restored', message: (subject) => `${subject} changed back`, not: 'not changed back' },
  };
}

/** "As it is (2 Public, 1 Confidential)", or "As it is (Public)" if all are alike. */
export function levelsAsTheyAre(documents: readonly Document[]): string {
  return asItIs(
    accessLevelValues.map((level) => ({
      count: documents.filter(({ accessLevel }) => accessLevel === level).length,
      label: accessLabel(level),
    })),
  );
}

export function restrictionAsItIs(
  documents: readonly Document[],
  of: 'downloadRestricted' | 'printingRestricted',
): string {
  const restricted = documents.filter((document) => document[of]).length;
  return asItIs([
    { count: documents.length - restricted, label: 'Allowed' },
    { count: restricted, label: 'Restricted' },
  ]);
}

function asItIs(parts: readonly { count: number; label: string }[]): string {
  const some = parts.filter(({ count }) => count > 0);
  const [only] = some;
  const inside =
    some.length === 1 && only ? only.label : some.map(({ count, label }) => `${grouped(count)} ${label}`).join(', ');
  return `As it is (${inside})`;
}

export function changesLine(changed: number, of: number): string {
  return `${changed === of ? '' : `${grouped(changed)} of `}${counted(of, 'document')} ${changed === 1 ? 'changes' : 'change'}.`;
}
