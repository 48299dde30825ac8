import { CalendarCog } from 'lucide-react';

import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';

interface HolderActionsProps {
  name: string;
  verb: 'Revoke' | 'Remove';
  isBusy: boolean;
  onChange: () => void;
  onRemove: () => void;
}

export function HolderActions({ name, verb, isBusy, onChange, onRemove }: HolderActionsProps) {
  return (
    <div className="flex flex-none items-center gap-1">
      <IconButton label={`Change the permission of ${name}`} icon={CalendarCog} size="md" onClick={onChange} />
      <Button variant="danger-quiet" size="sm" isBusy={isBusy} aria-label={`${verb} ${name}`} onClick={onRemove}>
        {verb}
      </Button>
    </div>
  );
}
