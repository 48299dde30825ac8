import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { mayCall } from '#web/session/may-call.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { allKeys } from './all-keys.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const role = roleOf(useCurrentUser());
  const isOffered = (roles: readonly string[] | undefined) => roles === undefined || mayCall(roles, role);
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" closeLabel="Close">
      {/* Must be focusable for scrolling by keyboard, since it contains no control. */}
      <div role="region" aria-label="Keys" tabIndex={0} className="grid gap-5">
        {allKeys.map(({ place, lines }) => (
          <section key={place} aria-label={place}>
            <h3 className="mb-1 text-group text-text">{place}</h3>
            <dl className="divide-y divide-border">
              {lines
                .filter(({ roles }) => isOffered(roles))
                .map(({ keys, does }) => (
                  <div key={does} className="flex items-center justify-between gap-4 py-1.5">
                    <dt className="flex flex-none gap-1 md:order-last">
                      {keys.map((key) => (
                        <kbd
                          key={key}
                          className="rounded-sm border border-border-strong bg-surface px-1.5 font-sans text-caption text-text-muted"
                        >
                          {key}
                        </kbd>
                      ))}
                    </dt>
                    <dd className="min-w-0 text-cell text-text max-md:text-right">{does}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
