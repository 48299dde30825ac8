import { LoadingList } from '#web/ui/feedback/loading-list.tsx';

export function PanelLoading({ label }: { label: string }) {
  return <LoadingList label={label} lead="size-8" widths={['w-44', 'w-40', 'w-48']} further={['w-24']} />;
}
