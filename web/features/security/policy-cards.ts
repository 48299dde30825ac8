import {
  Clock,
  Download,
  Eye,
  Globe,
  KeyRound,
  type LucideIcon,
  Printer,
  ScrollText,
  ShieldAlert,
  Stamp,
} from 'lucide-react';
import type { sessionEnd } from '#web/domain/sessions/session-end.ts';

export interface Policy {
  icon: LucideIcon;
  name: string;
  words?: string;
  /** "Active" with a tick by default. */
  state?: string;
  /** Which words about the end of a session it has. */
  session?: Exclude<keyof ReturnType<typeof sessionEnd>, 'limit'>;
}

export const policyCards = {
  'Authentication Security': [
    { icon: KeyRound, name: 'OIDC sign-in', words: 'People sign in with the identity provider of their organisation' },
    { icon: Clock, name: 'Session expiry', session: 'expiry' },
  ],
  'Download Controls': [
    {
      icon: Download,
      name: 'Download restrictions',
      words: 'Downloads can be restricted for each document',
      state: 'Per document',
    },
    {
      icon: Printer,
      name: 'Printing restrictions',
      words: 'Printing can be restricted for each document',
      state: 'Per document',
    },
    { icon: Eye, name: 'View-only mode', words: 'A restricted confidential document can only be viewed' },
  ],
  'Security Monitoring': [
    { icon: ScrollText, name: 'Audit logging', words: 'Every view, change and refusal is written down' },
    { icon: ShieldAlert, name: 'Failed-login monitoring', words: 'Failed sign-ins are recorded and marked as alerts' },
  ],
  Policies: [
    { icon: Clock, name: 'Session timeout', session: 'ends' },
    { icon: Stamp, name: 'Watermarking', words: 'Previews carry a watermark with user identification' },
    { icon: Globe, name: 'IP logging', words: 'The IP address is recorded with every activity' },
  ],
} satisfies Record<string, readonly Policy[]>;
