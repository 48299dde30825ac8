import { Check, Mail, ScrollText, SlidersHorizontal } from 'lucide-react';
import { useCurrentUser } from '#web/session/current-user.ts';
import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import { AccessDenied } from '#web/ui/feedback/access-denied.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { PolicyInForceCard } from './policy-in-force-card.tsx';
import { type Policy, policyCards } from './policy-cards.ts';
import { usePolicy } from './policy/use-policy.ts';
import { Button } from '#web/ui/form/button.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import type { ReactNode } from 'react';
import { sessionEnd } from '#web/domain/sessions/session-end.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';

const dialogs = [
  { label: 'Mail', icon: Mail, dialog: loadedLater('OutboxDialog', () => import('./outbox/outbox-dialog.tsx')) },
  {
    label: 'Terms before entry',
    icon: ScrollText,
    dialog: loadedLater('TermsDialog', () => import('./terms/terms-dialog.tsx')),
  },
  {
    label: 'Edit Policy',
    icon: SlidersHorizontal,
    dialog: loadedLater('EditPolicyDialog', () => import('./policy/edit-policy-dialog.tsx')),
  },
];

/** The policy in force with a way to change it, and how data rooms are protected. Administrators only. */
export function SecurityPage() {
  const isAdmin = useMayCall(roles.updateSecurityPolicy);
  return (
    <>
      <PageHeader
        title="Security Settings"
        subtitle="How this data room is protected"
        {...(isAdmin && { actions: dialogs.map((dialog) => <DialogButton key={dialog.label} {...dialog} />) })}
      />
      {isAdmin ? (
        <div className="grid grid-cols-1 items-start gap-4 p-6 max-md:p-4 lg:grid-cols-2">
          <div className="min-w-0 lg:col-span-2">
            <PolicyInForceCard />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <PolicyCard title="Authentication Security" />
            <AccessControlCard />
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <PolicyCard title="Download Controls" />
            <PolicyCard title="Security Monitoring" />
            <PolicyCard title="Policies" />
          </div>
        </div>
      ) : (
        <AccessDenied>
          You don&apos;t have permission to view security settings. This area is restricted to administrators only.
        </AccessDenied>
      )}
    </>
  );
}

const unknownEnd = { limit: '…', ends: '…', expiry: '…' };

function PolicyCard({ title }: { title: keyof typeof policyCards }) {
  const policies: readonly Policy[] = policyCards[title];
  const { room } = useCurrentUser();
  const { data } = usePolicy();
  const measured = room?.figures === 'measured' ? room : undefined;
  const isUnknown = measured !== undefined && data === undefined;
  const end = isUnknown ? unknownEnd : sessionEnd(data?.policy.idleMinutes ?? null, measured?.sessionMaxDays);
  return (
    <Card title={title} isFlush>
      <ul className="divide-y divide-border">
        {policies.map(
          ({ icon: Icon, name, session, words = session && end[session], state = session ? end.limit : 'Active' }) => (
            <li key={name} className="flex items-center gap-3 px-5 py-3 max-md:px-4">
              <span className="grid size-8 flex-none place-items-center rounded-lg border border-border bg-surface-sunken text-text-muted">
                <Icon size={16} aria-hidden />
              </span>
              <div className="min-w-0 flex-1">
                <p className="text-base font-medium text-text">{name}</p>
                <p className="text-caption text-text-subtle">{words}</p>
              </div>
              <Badge {...(state === 'Active' ? { tone: 'success', icon: Check } : { tone: 'neutral' })}>{state}</Badge>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

function DialogButton({ icon, label, dialog: Dialog }: (typeof dialogs)[number]) {
  const { open, show, close } = useDialogs<'dialog'>();
  return (
    <>
      <Button icon={icon} className="max-lg:gap-0" onPointerEnter={Dialog.preload} onClick={() => show('dialog')}>
        <span className="max-lg:sr-only">{label}</span>
      </Button>
      {open && <Dialog key={open.key} onClose={close} />}
    </>
  );
}

const hierarchy = [
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

function AccessControlCard() {
  return (
    <Card title="Access Control" isFlush>
      <Group title="Role Hierarchy">
        {hierarchy.map(({ role, rights }) => (
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
