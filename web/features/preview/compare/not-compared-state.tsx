import { CircleSlash, Equal } from 'lucide-react';
import type { Document, NotCompared } from '#contract/types.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DownloadBoth } from './download-both.tsx';
import type { Pair } from './use-comparison.ts';

interface Words {
  title: string;
  fault: { one: string; both: string };
  instead: string;
}

const words: Record<NotCompared['reason'], Words> = {
  same: {
    title: 'The same file',
    fault: { one: '', both: 'are the same, byte for byte' },
    instead: 'Only what is known of them may differ.',
  },
  'no-text': {
    title: 'No text to compare',
    fault: { one: 'holds no text, as a scanned page does not', both: 'hold no text, as scanned pages do not' },
    instead: 'Look at both beside each other instead.',
  },
  'too-large': {
    title: 'Too large to compare',
    fault: { one: 'holds more than is compared here', both: 'hold more than is compared here' },
    instead: 'Compare them with a program of your own.',
  },
  encrypted: {
    title: 'Protected by a password',
    fault: { one: 'cannot be read without its password', both: 'cannot be read without their password' },
    instead: 'Open both with it and compare them there.',
  },
  damaged: {
    title: 'The file cannot be read',
    fault: { one: 'is damaged, or not what its type says', both: 'are damaged, or not what their type says' },
    instead: 'Compare versions that are whole, or upload one.',
  },
  type: {
    title: 'No comparison for this type',
    fault: { one: 'is of a type that is not compared', both: 'are of types that are not compared with each other' },
    instead: 'Text, CSV, HTML, PDF, Word and Excel files are. Look at both beside each other instead.',
  },
};

interface NotComparedStateProps {
  content: NotCompared;
  document: Document;
  pair: Pair;
}

export function NotComparedState({ content: { reason, of = 'both' }, ...both }: NotComparedStateProps) {
  const { title, fault, instead } = words[reason];
  const what = of === 'both' ? `Both versions ${fault.both}` : `Version ${both.pair[of]} ${fault.one}`;
  return (
    <EmptyState
      icon={reason === 'same' ? Equal : CircleSlash}
      title={title}
      message={`${what}. ${instead}`}
      action={reason !== 'same' && <DownloadBoth {...both} />}
    />
  );
}
