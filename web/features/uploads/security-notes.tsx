import { Fingerprint, History, type LucideIcon, ScrollText, Stamp } from 'lucide-react';

const notes: readonly { icon: LucideIcon; text: string }[] = [
  { icon: Stamp, text: 'Watermarking of every preview' },
  { icon: ScrollText, text: 'Audit logging of every access' },
  { icon: History, text: 'Automatic versioning by name' },
  { icon: Fingerprint, text: 'Recording of IP address and session' },
];

/** What the data room does with a document, shown before uploading. */
export function SecurityNotes() {
  return (
    <section aria-label="Security notes" className="rounded-xl border border-border bg-surface-sunken px-4 py-3">
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {notes.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2 text-caption text-text-muted">
            <Icon size={14} aria-hidden className="text-text-subtle" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
