import { RotateCcw, X, Beaker, BookOpen, Link2, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Kbd } from '#web/ui/data/kbd.tsx';
import { useWindowEvent } from '#web/ui/browser/use-window-event.ts';
import type { KeptRoom } from '../world/kept-world.ts';
import { firstScenario, isScenarioName } from '../world/scenario.ts';
import { disturbances } from '../world/not-calm.ts';
import type { World } from '../world/world.ts';
import { FaultList } from './fault-list.tsx';
import { calmDown, Mistakes, PanelButton } from './panel-button.tsx';
import { RoomFields } from './room-fields.tsx';
import { SituationFields } from './situation-fields.tsx';
import { useSituation } from './use-situation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import type { RecordedCall } from '../call-log.ts';
import { longestLinkedWorld, packWorld, takeWorld } from '../world/carried-world.ts';
import { situationLink } from '../world/situation-link.ts';
import { asStory, asTest } from './as-text.ts';

/** The mock's settings, which can be changed while the app runs. Not modal, so that the app stays usable. */
export function Panel({ room }: { room: KeptRoom }) {
  const [isOpen, setIsOpen] = useState(false);
  const [mistakes, setMistakes] = useState(room.mistakes);
  const { world } = room;
  const reset = () => {
    const { scenario } = world.situation;
    void room.begin(isScenarioName(scenario) ? scenario : firstScenario);
  };
  const toggle = () => setIsOpen((was) => !was);
  const close = () => setIsOpen(false);
  // Ctrl+. and Ctrl+Shift+. anywhere (Command on a Mac), by the key's position, since layouts differ.
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('#mock-panel')) close();
    if (!(event.ctrlKey || event.metaKey) || (event.code !== 'Period' && event.key !== '.')) return;
    event.preventDefault();
    if (event.shiftKey) reset();
    else toggle();
  });
  const dismiss = () => setMistakes([]);
  if (!isOpen) {
    return (
      <>
        <Mistakes mistakes={mistakes} onDismiss={dismiss} className={beside} />
        <PanelButton world={world} onOpen={toggle} />
      </>
    );
  }
  return (
    <OpenPanel onClose={close}>
      <Mistakes mistakes={mistakes} onDismiss={dismiss} className="mx-4 mb-3 flex-none" />
      <Disturbances world={world} />
      <div className="min-h-0 flex-1 space-y-6 overflow-y-auto px-4 pb-4">
        <SituationFields room={room} />
        <RoomFields room={room} />
        <FaultList world={world} />
        <RequestList world={world} />
      </div>
      <footer className="grid flex-none grid-cols-2 gap-2 border-t border-border bg-surface-sunken p-3">
        <Share room={room} />
        <Button size="sm" icon={RotateCcw} onClick={reset}>
          Start anew
        </Button>
      </footer>
    </OpenPanel>
  );
}

function Disturbances({ world }: { world: World }) {
  const disturbing = disturbances(useSituation(world));
  if (disturbing.length === 0) return null;
  return (
    <p className="mx-4 mb-3 flex items-center gap-2 rounded-lg bg-warning-soft py-1 pr-1 pl-3 text-cell text-warning">
      <span className="min-w-0 flex-1 truncate">{`Not calm: ${disturbing.join(', ')}`}</span>
      <Button size="sm" onClick={() => calmDown(world)}>
        Calm down
      </Button>
    </p>
  );
}

/** While the panel is closed: over the app, opposite the button. */
const beside = 'fixed bottom-14 left-3 z-90 w-90 max-w-[calc(100vw-24px)] shadow-overlay print:hidden';

function OpenPanel({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Mock"
      className="fixed top-3 right-3 bottom-3 z-200 flex w-90 max-w-[calc(100vw-24px)] flex-col overflow-hidden rounded-xl border border-border-strong bg-surface-raised text-base text-text shadow-overlay outline-none"
    >
      <header className="flex flex-none items-center gap-2 py-3 pr-2 pl-4">
        <h2 className="flex-1 text-section">Mock</h2>
        <Kbd>Ctrl .</Kbd>
        <IconButton label="Close the mock's panel" icon={X} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

const shown = 30;

function RequestList({ world }: { world: World }) {
  const calls = useSyncExternalStore(world.calls.subscribe, () => world.calls.all)
    .slice(-shown)
    .reverse();
  return (
    <section aria-label="Requests">
      <h3 className="mb-1 text-group">Requests</h3>
      {calls.length === 0 && <p className="text-cell text-text-subtle">None so far.</p>}
      <ol className="divide-y divide-border">
        {calls.map((call) => (
          <li key={call.startedAt} className="flex h-8 items-center gap-2 text-cell">
            <span className="w-12 flex-none text-text-subtle">{call.method}</span>
            <span className="min-w-0 flex-1 truncate" title={call.url}>
              {call.path.replace('/api', '')}
            </span>
            <span className="flex-none text-text-subtle tabular-nums">
              {call.durationMs === null ? '…' : `${Math.round(call.durationMs)} ms`}
            </span>
            <Badge tone={toneOf(call)}>{call.status ?? '…'}</Badge>
          </li>
        ))}
      </ol>
    </section>
  );
}

function toneOf({ status }: RecordedCall): 'neutral' | 'success' | 'warning' | 'danger' {
  if (status === null) return 'neutral';
  if (status === 0 || status >= 500) return 'danger';
  return status >= 400 ? 'warning' : 'success';
}

function Share({ room }: { room: KeptRoom }) {
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
