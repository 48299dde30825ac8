import { CircleMinus, Download, Eye, List, type LucideIcon } from 'lucide-react';
import type { AccessReason } from '#contract/types.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { givesInWords } from './reasons-in-words.ts';

const looks: Record<AccessReason['gives'], { icon: LucideIcon; tone: BadgeTone }> = {
  see: { icon: List, tone: 'neutral' },
  view: { icon: Eye, tone: 'neutral' },
  download: { icon: Download, tone: 'neutral' },
};

const nothing: { icon: LucideIcon; tone: BadgeTone } = { icon: CircleMinus, tone: 'outline' };

/** A user's rights on an item: "Can view and download", "No access". */
export function AccessRightsBadge({ gives }: { gives: AccessReason['gives'] | null }) {
  return <Badge {...(gives === null ? nothing : looks[gives])}>{givesInWords(gives)}</Badge>;
}
