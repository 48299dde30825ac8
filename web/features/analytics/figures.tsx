/** Numbers side by side, with labels above. */
export function Figures({ figures }: { figures: readonly { label: string; value: number | string }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 max-md:gap-x-6">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-caption text-text-subtle">{label}</dt>
          <dd className="text-title text-text tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
