import { Avatar } from '#web/domain/people/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Drawn } from '../drawn.tsx';

const people = [
  { firstName: 'Marcus', lastName: 'Okafor', role: 'Manager', tone: 'success' },
  { firstName: 'Priya', lastName: 'Raman', role: 'Analyst', tone: 'info' },
  { firstName: 'Ingrid', lastName: 'Vos', role: 'Viewer', tone: 'yellow' },
] as const;

export function RolesVignette() {
  return (
    <div className="w-full max-w-68 divide-y divide-border rounded-lg border border-border bg-surface">
      {people.map((person) => (
        <div key={person.lastName} className="flex h-9 items-center gap-2.5 px-2.5">
          <Avatar user={person} size="sm" />
          <Drawn words={`${person.firstName} ${person.lastName}`} className="flex-1 text-cell font-label text-text" />
          <Badge tone={person.tone}>
            <Drawn words={person.role} />
          </Badge>
        </div>
      ))}
    </div>
  );
}
