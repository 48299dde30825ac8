import { KeyRound, SquarePen, Smartphone, Trash2 } from 'lucide-react';
import type { SecondFactor, SecondFactorStatus } from '#contract/types.ts';
import { activityAge } from '#web/format/age.ts';
import { dateText } from '#web/format/date-time.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { mustStay } from './factor-state.ts';

interface FactorRowProps {
  factor: SecondFactor;
  status: SecondFactorStatus;
  onRename: () => void;
  onRemove: () => void;
}

const kinds = {
  passkey: { icon: KeyRound, label: 'Passkey' },
  totp: { icon: Smartphone, label: 'Authenticator app' },
} as const;

export function FactorRow({ factor, status, onRename, onRemove }: FactorRowProps) {
  const { icon: Icon, label } = kinds[factor.kind];
  const used = factor.lastUsedAt === null ? 'Never used' : `Last used ${activityAge(factor.lastUsedAt).toLowerCase()}`;
  return (
    <li className="flex items-center gap-3 py-3 pr-2 pl-4">
      <span className="grid size-8 flex-none place-items-center rounded-lg bg-surface-active text-text-muted">
        <Icon size={16} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium break-words">{factor.name}</p>
        <p className="text-caption text-text-subtle tabular-nums">
          {label === factor.name ? '' : `${label} · `}
          Added {dateText(factor.createdAt)} · {used}
        </p>
      </div>
      <div className="flex flex-none">
        <IconButton label={`Rename ${factor.name}`} icon={SquarePen} size="md" onClick={onRename} />
        <IconButton
          label={`Remove ${factor.name}`}
          icon={Trash2}
          size="md"
          tone="danger"
          disabledReason={mustStay(status)}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
