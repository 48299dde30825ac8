import { History, Undo2 } from 'lucide-react';

import { Button } from '#web/ui/form/button.tsx';

/** Notes that an earlier version is shown. */
export function EarlierVersion({ version, newest, onBack }: { version: number; newest: number; onBack: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-warning-border bg-warning-soft px-5 py-2 text-cell text-warning max-md:px-4"
    >
      <History size={16} aria-hidden />
      <p className="min-w-0 flex-1">
        <strong className="font-semibold">Version {version}</strong> of {newest}, not the newest
      </p>
      <Button size="sm" icon={Undo2} onClick={onBack} className="print:hidden">
        Back to Version {newest}
      </Button>
    </div>
  );
}
