import { FlaskConical, X } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { disturbances } from '../world/not-calm.ts';
import { calm } from '../world/situation.ts';
import { changeSituation, type World } from '../world/world.ts';
import { useSituation } from './use-situation.ts';

/** Opens the panel; shows the faults that are set, and one click removes them. */
export function PanelButton({ world, onOpen }: { world: World; onOpen: () => void }) {
  const disturbing = disturbances(useSituation(world));
  const isCalm = disturbing.length === 0;
  const name = isCalm ? 'Mock' : `Mock, not calm: ${disturbing.join(', ')}`;
  return (
    <div className="fixed right-3 bottom-3 z-90 flex max-md:bottom-20 items-center gap-2 print:hidden">
      {!isCalm && (
        <Button size="sm" onClick={() => calmDown(world)}>
          Calm down
        </Button>
      )}
      <span className="relative rounded-lg border border-border-strong bg-surface-raised">
        <IconButton label={name} icon={FlaskConical} onClick={onOpen} />
        {!isCalm && (
          <span
            data-not-calm
            className="pointer-events-none absolute -top-1 -right-1 size-2.5 rounded-full border border-surface-raised bg-warning"
          />
        )}
      </span>
    </div>
  );
}

/** Removes all faults; the app refetches what failed. The duration of uploads and the address stay. */
export function calmDown(world: World): void {
  const { uploadMs, clientAddress } = world.situation;
  changeSituation(world, { ...calm, uploadMs, clientAddress });
  window.dispatchEvent(new FocusEvent('focus'));
}

interface MistakesProps {
  mistakes: readonly string[];
  onDismiss: () => void;
  className: string;
}

/** Mistakes in the address's link, shown even while the panel is closed. */
export function Mistakes({ mistakes, onDismiss, className }: MistakesProps) {
  if (mistakes.length === 0) return null;
  return (
    <div
      role="alert"
      className={cx(
        'flex items-start gap-2 rounded-xl border border-border-strong bg-surface-raised py-3 pr-2 pl-4 text-cell text-text',
        className,
      )}
    >
      <div className="min-w-0 flex-1 space-y-1 [overflow-wrap:anywhere]">
        <p className="font-label">The mock did not understand all of the address</p>
        <ul className="space-y-1 text-text-muted">
          {mistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      </div>
      <IconButton label="Dismiss what the mock says" icon={X} onClick={onDismiss} />
    </div>
  );
}
