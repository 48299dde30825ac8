const spokes = [-72, 48, 168];

/** The door of a vault: wheel, rings and dial. */
export function VaultDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="-320 -160 640 320"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-y-0 -right-24 h-full w-[640px] text-brand-line max-lg:-right-48 max-md:opacity-40"
      fill="none"
      stroke="currentColor"
    >
      {[220, 275, 310].map((radius) => (
        <circle key={radius} r={radius} strokeWidth="1" opacity="0.8" />
      ))}
      {Array.from({ length: 72 }, (_, index) => {
        const isLong = index % 6 === 0;
        return (
          <line
            key={index}
            x1={isLong ? 250 : 258}
            x2="266"
            strokeWidth={isLong ? 2 : 1.2}
            transform={`rotate(${index * 5})`}
            className="text-brand-mark"
            stroke="currentColor"
          />
        );
      })}
      <circle r="90" strokeWidth="13" />
      {spokes.map((angle) => (
        <line key={angle} x1="42" x2="141" strokeWidth="12" strokeLinecap="round" transform={`rotate(${angle})`} />
      ))}
      <circle r="36" strokeWidth="13" />
      <circle r="7" className="text-brand-mark" fill="currentColor" stroke="none" />
    </svg>
  );
}
