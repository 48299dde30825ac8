export function PageRow({ page }: { page: number }) {
  return (
    <div
      role="cell"
      className="border-y border-border bg-surface-sunken px-4 py-1 text-caption font-label text-text-muted tabular-nums"
    >
      Page {page}
    </div>
  );
}
