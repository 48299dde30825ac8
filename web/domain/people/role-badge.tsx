import type { Role } from '#contract/types.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const tones: Readonly<Record<string, BadgeTone>> = {
  admin: 'danger',
  manager: 'success',
  analyst: 'info',
  viewer: 'yellow',
} satisfies Record<Role, BadgeTone>;

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={tones[role] ?? 'neutral'}>{capitalised(role)}</Badge>;
}
