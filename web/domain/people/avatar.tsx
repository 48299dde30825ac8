import { useState } from 'react';
import { initials, type Person } from '#web/domain/people/person.ts';
import { cx } from '#web/ui/theme/cx.ts';

interface AvatarProps {
  user: Person & { profileImageUrl?: string | null };
  size?: 'sm' | 'md';
  isSelf?: boolean;
}

/** The profile picture, or initials if there is none or it does not load. Decorative: the name is beside it. */
export function Avatar({ user, size = 'md', isSelf = false }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = user.profileImageUrl ?? '';
  const box = size === 'sm' ? 'size-6 text-[0.625rem]' : 'size-8 text-caption';
  if (url !== '' && url !== brokenUrl) {
    return (
      <img
        src={url}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(url)}
        className={cx('flex-none rounded-full object-cover', box)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cx(
        'grid flex-none place-items-center rounded-full font-semibold tracking-normal',
        isSelf ? 'bg-accent text-on-accent' : 'bg-surface-active text-text-muted',
        box,
      )}
    >
      {initials(user)}
    </span>
  );
}
