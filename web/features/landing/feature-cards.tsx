import type { ComponentType } from 'react';
import { AuditVignette } from './vignettes/audit-vignette.tsx';
import { SignInVignette } from './vignettes/sign-in-vignette.tsx';
import { VersionsVignette } from './vignettes/versions-vignette.tsx';
import { DrawnPage } from './drawn-page.tsx';
import { DrawnWatermark } from './drawn-watermark.tsx';
import { Download } from 'lucide-react';
import { Drawn } from './drawn.tsx';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';

const features: readonly { title: string; words: string; Vignette: ComponentType }[] = [
  {
    title: 'Multi-Factor Authentication',
    words: 'A second factor at sign-in, with IP restrictions and session management for every account.',
    Vignette: SignInVignette,
  },
  {
    title: 'Role-Based Access',
    words: 'Four roles, and rights by folder and document, so that people see what they need and no more.',
    Vignette: RolesVignette,
  },
  {
    title: 'Version Control',
    words: 'Automatic numbering for each upload, with change tracking and approval workflows.',
    Vignette: VersionsVignette,
  },
  {
    title: 'Document Watermarking',
    words: 'Dynamic watermarking with user identity and timestamp, laid over every preview.',
    Vignette: WatermarkVignette,
  },
  {
    title: 'Download Restrictions',
    words: 'Configurable download restrictions for each document, down to view-only.',
    Vignette: RestrictionsVignette,
  },
  {
    title: 'Comprehensive Auditing',
    words: 'Full audit logging of every view, change and refusal, ready for compliance reporting.',
    Vignette: AuditVignette,
  },
];

export function FeatureCards() {
  return (
    <section className="mx-auto max-w-[1088px] py-22 max-md:py-14">
      <h2 className="max-w-[620px] text-headline text-text max-md:text-headline-sm">
        Control that follows the document, not only the folder it sits in
      </h2>
      <ul className="mt-10 grid grid-cols-3 gap-5 max-lg:grid-cols-2 max-md:mt-7 max-md:grid-cols-1">
        {features.map(({ title, words, Vignette }) => (
          <li key={title} className="flex min-w-0 flex-col overflow-hidden rounded-xl border border-border bg-surface">
            <div
              aria-hidden
              className="flex h-43 items-center justify-center overflow-hidden border-b border-border bg-canvas px-6 select-none"
            >
              <Vignette />
            </div>
            <div className="p-6">
              <h3 className="text-dialog text-text">{title}</h3>
              <p className="mt-1 text-base leading-[22px] text-text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WatermarkVignette() {
  return (
    <DrawnPage className="h-32 w-56 self-end rounded-t-lg shadow-overlay">
      <DrawnWatermark reader="i.vos@haldenroy.example" className="top-9 left-4" />
    </DrawnPage>
  );
}

function RestrictionsVignette() {
  return (
    <div className="flex w-full max-w-68 flex-col gap-2.5">
      {['Restrict downloads', 'Restrict printing'].map((words) => (
        <div
          key={words}
          className="flex h-9 items-center justify-between rounded-lg border border-border bg-surface px-3 text-cell font-label text-text"
        >
          <Drawn words={words} />
          <span className="flex h-5 w-8 justify-end rounded-full bg-accent p-0.5">
            <span className="size-4 rounded-full bg-on-accent" />
          </span>
        </div>
      ))}
      <div className="flex h-8 w-fit items-center gap-2 rounded-lg border border-border bg-surface px-2.5 text-cell font-label text-text-subtle">
        <Download size={14} />
        <Drawn words="Download Restricted" />
      </div>
    </div>
  );
}

const people = [
  { firstName: 'Marcus', lastName: 'Okafor', role: 'Manager', tone: 'success' },
  { firstName: 'Priya', lastName: 'Raman', role: 'Analyst', tone: 'info' },
  { firstName: 'Ingrid', lastName: 'Vos', role: 'Viewer', tone: 'yellow' },
] as const;

function RolesVignette() {
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
