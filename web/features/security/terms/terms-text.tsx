/** The text of a version exactly as written. */
export function TermsText({ label, text }: { label: string; text: string }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      dir="auto"
      className="max-h-64 overflow-y-auto rounded-lg border border-border bg-surface-sunken px-3 py-2 text-base wrap-anywhere whitespace-pre-wrap"
    >
      {text}
    </div>
  );
}
