import type { ComponentType } from 'react';
import { AuditVignette } from './vignettes/audit-vignette.tsx';
import { RestrictionsVignette } from './vignettes/restrictions-vignette.tsx';
import { RolesVignette } from './vignettes/roles-vignette.tsx';
import { SignInVignette } from './vignettes/sign-in-vignette.tsx';
import { VersionsVignette } from './vignettes/versions-vignette.tsx';
import { WatermarkVignette } from './vignettes/watermark-vignette.tsx';

interface Feature {
  title: string;
  words: string;
  Vignette: ComponentType;
}

const features: readonly Feature[] = [
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
