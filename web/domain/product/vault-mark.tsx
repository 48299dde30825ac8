/** The product's mark: the wheel of a vault door. */
export function VaultMark({ size = 32 }: { size?: 24 | 32 }) {
  return (
    <span
      aria-hidden
      className="grid flex-none place-items-center rounded-lg bg-accent text-on-accent"
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 20 20" width={size * 0.625} height={size * 0.625} fill="none" stroke="currentColor">
        <circle cx="10" cy="10" r="6.1" strokeWidth="1.7" />
        <circle cx="10" cy="10" r="1.9" strokeWidth="1.5" />
        <path d="M10 8.1V1.5M8.3 11l-5.6 3.3M11.7 11l5.6 3.3" strokeWidth="1.7" strokeLinecap="round" />
      </svg>
    </span>
  );
}
