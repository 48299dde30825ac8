import { Ban, Eye, KeyRound } from 'lucide-react';
import { cx } from '#web/ui/theme/cx.ts';
import { Drawn } from '../drawn.tsx';

const rows = [
  { icon: Eye, words: 'Viewed', address: '10.24.8.61', time: '2:28:41 PM' },
  { icon: Ban, words: 'Blocked', address: '81.207.44.9', time: '1:31:07 PM', isAlert: true },
  { icon: KeyRound, words: 'Granted', address: '10.24.8.12', time: '11:20:55 AM' },
];

export function AuditVignette() {
  return (
    <div className="w-full max-w-68 divide-y divide-border rounded-lg border border-border bg-surface text-caption tabular-nums">
      {rows.map(({ icon: Icon, words, address, time, isAlert = false }) => (
        <div
          key={words}
          className={cx(
            'grid h-9 grid-cols-[16px_56px_1fr_auto] items-center gap-2 px-2.5',
            isAlert ? 'text-danger' : 'text-text-muted',
          )}
        >
          <Icon size={14} className={cx(!isAlert && 'text-text')} />
          <Drawn words={words} className={cx('font-semibold', !isAlert && 'text-text')} />
          <Drawn words={address} />
          <Drawn words={time} />
        </div>
      ))}
    </div>
  );
}
