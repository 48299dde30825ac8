import { Check } from 'lucide-react';
import { Badge } from '#web/ui/data/badge.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { Drawn } from '../drawn.tsx';

const code = ['4', '7', '1', '9', '|', ' '];

export function SignInVignette() {
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="flex gap-2">
        {code.map((digit, index) => (
          <span
            key={index}
            className={cx(
              'grid h-11 w-9 place-items-center rounded-lg border bg-surface text-lead font-semibold text-text',
              digit === '|' ? 'border-2 border-focus font-normal' : 'border-border-control',
            )}
          >
            <Drawn words={digit} />
          </span>
        ))}
      </div>
      <div className="flex gap-2">
        <Badge tone="success" icon={Check}>
          <Drawn words="10.24.8.12 allowed" />
        </Badge>
        <Badge tone="neutral">
          <Drawn words="Session 7 days" />
        </Badge>
      </div>
    </div>
  );
}
