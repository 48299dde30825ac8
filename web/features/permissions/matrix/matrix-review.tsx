import { counted, someOf } from '#web/format/counted.ts';
import { type EffectKind, effectsOf, sizeOf } from './matrix-summary.ts';

const words: Readonly<Record<EffectKind, { gives: boolean; what: (folders: string) => string }>> = {
  view: { gives: true, what: (folders) => `${folders} to view` },
  document: { gives: true, what: (folders) => `${folders} to view, and to download as each document says` },
  download: { gives: true, what: (folders) => `${folders} to view and download` },
  moreDownloads: { gives: true, what: (folders) => `downloads in ${folders}` },
  fewerDownloads: { gives: false, what: (folders) => `downloads in ${folders}, but where a document allows them` },
  noDownloads: { gives: false, what: (folders) => `downloads in ${folders}` },
  lost: { gives: false, what: (folders) => folders },
};

export function MatrixReview(props: { of: Parameters<typeof effectsOf> }) {
  return (
    <ul className="grid max-h-96 gap-3 overflow-y-auto">
      {effectsOf(...props.of).map(({ group, effects, others }) => (
        <li key={group.id}>
          <p className="font-medium text-text">
            {group.name} ({sizeOf(group, props.of[4])})
          </p>
          {effects.map(({ kind, names }) => {
            const { gives, what } = words[kind];
            return (
              <p key={kind}>
                <span className={gives ? 'text-success' : 'text-danger'}>{gives ? 'Gains' : 'Loses'}</span>{' '}
                {what(counted(names.length, 'folder'))}: {someOf(names, 10)}
              </p>
            );
          })}
          {others > 0 && <p>{counted(others, 'change')} of ends, or of what comes from above all the same</p>}
        </li>
      ))}
    </ul>
  );
}
