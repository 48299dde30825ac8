import { counted } from '#web/format/counted.ts';
import { isAtStake, type UploadItem } from '../engine/upload-item.ts';

/** What happens during the question: nothing, a paused run, or a call that cannot be undone. */
export type DiscardPhase = 'idle' | 'held' | 'sent';

/** The text of the question before picked files are discarded. */
export function discardQuestion(items: readonly UploadItem[], phase: DiscardPhase): { title: string; message: string } {
  const lost = items.filter(isAtStake);
  const done = items.length - lost.length;
  const [only] = lost;
  const files = `${done > 0 ? 'the other ' : ''}${counted(lost.length, 'file')}`;
  return {
    title: lost.length === 1 && only !== undefined ? `Discard “${only.name}”?` : `Discard ${files}?`,
    message: [kept(done, items.length, lost.length), pending[phase]].filter((part) => part !== '').join(' '),
  };
}

const pending: Record<DiscardPhase, string> = {
  idle: '',
  held: 'Processing waits for your answer.',
  sent: 'It is being processed at this moment and may still come in.',
};

function kept(done: number, all: number, lost: number): string {
  if (done > 0)
    return `${done} of ${counted(all, 'file')} ${done === 1 ? 'is' : 'are'} in the data room and will stay.`;
  return lost === 1
    ? 'It is not in the data room yet and would have to be uploaded again.'
    : 'They are not in the data room yet and would have to be uploaded again.';
}
