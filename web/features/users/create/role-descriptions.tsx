import { cx } from '#web/ui/theme/cx.ts';
import { roleChoices } from './role-choices.ts';

export function RoleDescriptions({ chosen, className }: { chosen: string; className?: string }) {
  return (
    <dl className={cx('grid gap-x-4 gap-y-1 text-caption', className)}>
      {roleChoices.map(({ role, label, description }) => (
        <div key={role} className={cx('flex gap-2', role === chosen ? 'text-accent-text' : 'text-text-subtle')}>
          <dt className="w-14 flex-none font-label">{label}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
