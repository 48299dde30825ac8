export function VersionBadge({ version }: { version: number }) {
  return versionBadge(version);
}

/** The badge as an element instead of a component, which is faster in rows. */
export function versionBadge(version: number) {
  return (
    <span className="inline-flex h-5 flex-none items-center rounded-md border border-border bg-surface px-1.5 text-caption font-label text-text-muted tabular-nums">
      v{version}
    </span>
  );
}
