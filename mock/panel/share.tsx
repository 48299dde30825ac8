import { Beaker, BookOpen, Link2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { longestLinkedWorld, packWorld, takeWorld } from '../world/carried-world.ts';
import type { KeptRoom } from '../world/kept-world.ts';
import { situationLink } from '../world/situation-link.ts';
import { asStory, asTest } from './as-text.ts';

export function Share({ room }: { room: KeptRoom }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const scene = () => ({ situation: room.world.situation, route: location.pathname + location.search });
  const link = async () => {
    const taken = await takeWorld(room.database);
    const isUntouched = taken.commits.length === 0 && taken.objects.length === 0;
    const packed = isUntouched ? null : await packWorld(taken);
    const isTooLarge = !isUntouched && packed === null;
    setTrouble(isTooLarge ? tooLarge : null);
    const own = `link-${crypto.randomUUID().slice(0, 8)}`;
    return isTooLarge ? null : situationLink(room.world.situation, location.href, { room: own, world: packed });
  };
  return (
    <>
      {trouble !== null && (
        <p role="alert" className="col-span-2 text-cell text-warning">
          {trouble}
        </p>
      )}
      <Copy label="Copy link" icon={Link2} make={link} />
      <Copy label="Copy as story" icon={BookOpen} make={() => Promise.resolve(asStory(scene()))} />
      <Copy label="Copy as test" icon={Beaker} make={() => Promise.resolve(asTest(scene()))} />
    </>
  );
}

const tooLarge = `What was done in this room is too much for a link (${longestLinkedWorld / 1000} KB): save it as a file, and send that.`;

interface CopyProps {
  label: string;
  icon: LucideIcon;
  /** Null where there is nothing to copy. */
  make: () => Promise<string | null>;
}

function Copy({ label, icon, make }: CopyProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const made = await make();
    if (made === null) return;
    await navigator.clipboard.writeText(made);
    setIsCopied(true);
  };
  return (
    <Button size="sm" icon={icon} onClick={() => void copy()} onBlur={() => setIsCopied(false)}>
      {isCopied ? 'Copied!' : label}
    </Button>
  );
}
