import type { ReactNode } from 'react';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';

const roles = [
  { role: 'admin', rights: 'Full access' },
  { role: 'manager', rights: 'Limited' },
  { role: 'analyst', rights: 'Read/write' },
  { role: 'viewer', rights: 'Read only' },
] as const;

const levels = [
  { level: 'public', rights: 'Open' },
  { level: 'restricted', rights: 'Limited' },
  { level: 'confidential', rights: 'Secure' },
] as const;

export function AccessControlCard() {
  return (
    <Card title="Access Control" isFlush>
      <Group title="Role Hierarchy">
        {roles.map(({ role, rights }) => (
          <Row key={role} term={<RoleBadge role={role} />} rights={rights} />
        ))}
      </Group>
      <Group title="Access Levels">
        {levels.map(({ level, rights }) => (
          <Row key={level} term={<AccessBadge level={level} />} rights={rights} />
        ))}
      </Group>
    </Card>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-border px-5 py-3.5 not-first:border-t max-md:px-4">
      <h3 className="text-group text-text">{title}</h3>
      <dl className="mt-1">{children}</dl>
    </div>
  );
}

function Row({ term, rights }: { term: ReactNode; rights: string }) {
  return (
    <div className="flex h-9 items-center justify-between gap-3">
      <dt>{term}</dt>
      <dd className="text-cell text-text-muted">{rights}</dd>
    </div>
  );
}
