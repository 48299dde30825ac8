import { counted } from '#web/format/counted.ts';

import { effectsOf, someOf } from './matrix-summary.ts';

export function MatrixReview(props: { of: Parameters<typeof effectsOf> }) {
  const effects = effectsOf(...props.of);
  return (
    <ul className="grid max-h-96 gap-3 overflow-y-auto">
      {effects.map(({ group, gains, loses, others }) => (
        <li key={group.id}>
          <p className="font-medium text-text">
            {group.name} ({counted(group.memberIds.length, 'person', 'people')})
          </p>
          {gains.length > 0 && (
            <p>
              <span className="text-success">Gains</span> {counted(gains.length, 'folder')}: {someOf(gains)}
            </p>
          )}
          {loses.length > 0 && (
            <p>
              <span className="text-danger">Loses</span> {counted(loses.length, 'folder')}: {someOf(loses)}
            </p>
          )}
          {others > 0 && <p>{counted(others, 'change')} of ends, or of what comes from above all the same</p>}
        </li>
      ))}
    </ul>
  );
}
