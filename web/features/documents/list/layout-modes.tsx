import { LayoutGrid, List, ListChecks } from 'lucide-react';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Segmented } from '#web/ui/layout/segmented.tsx';
import type { DocumentsState } from '../page/use-documents-state.ts';

interface LayoutModesProps {
  state: Pick<DocumentsState, 'layout' | 'setLayout' | 'toggleLayout'>;
  isSelecting: boolean;
  onToggleSelecting: () => void;
  /** Icons only, with one for the layout. */
  isPhone: boolean;
}

const views = [
  { value: 'list', label: 'List view', icon: List },
  { value: 'grid', label: 'Grid view', icon: LayoutGrid },
] as const;

export function LayoutModes({ state, isSelecting, onToggleSelecting, isPhone }: LayoutModesProps) {
  const pressed = 'aria-pressed:bg-surface-active aria-pressed:text-text';
  if (isPhone) {
    const other = state.layout === 'list' ? views[1] : views[0];
    return (
      <span className="-mr-2 flex flex-none">
        <IconButton
          label="Select"
          icon={ListChecks}
          aria-pressed={isSelecting}
          onClick={onToggleSelecting}
          className={pressed}
        />
        <IconButton label={other.label} icon={other.icon} onClick={state.toggleLayout} />
      </span>
    );
  }
  return (
    <>
      <Button
        icon={ListChecks}
        aria-pressed={isSelecting}
        onClick={onToggleSelecting}
        className={`${pressed} max-lg:gap-0`}
      >
        <span className="max-lg:sr-only">Select</span>
      </Button>
      <Segmented label="View" options={views} value={state.layout} onChange={state.setLayout} />
    </>
  );
}
