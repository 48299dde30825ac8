import type { ReactNode } from 'react';
import { displayName } from '#web/domain/people/person.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

interface LineTableProps {
  label: string;
  lines: readonly { email: string; firstName: string | null; lastName: string | null; text: string; mark: Mark }[];
}

export interface Mark {
  tone: BadgeTone;
  word: string;
  note?: string;
  action?: ReactNode;
}

export function LineTable({ label, lines }: LineTableProps) {
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={label}
      className="max-h-80 overflow-y-auto rounded-lg border border-border"
    >
      <table className="w-full table-fixed text-left text-cell">
        <colgroup>
          <col className="max-md:w-[60%]" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {lines.map(({ mark: { tone, word, note, action }, ...line }, at) => (
            // Lines are never sorted, and texts may repeat, so the index is the key.
            <tr key={at}>
              <td className="px-3 py-1.5 align-top max-md:pr-1">
                <p className="break-words">{line.email || line.text}</p>
                {line.firstName !== null && <p className="text-caption text-text-subtle">{displayName(line)}</p>}
              </td>
              <td className="px-3 py-1.5 align-top max-md:pr-1 max-md:pl-0">
                <div className="flex items-center gap-2">
                  <div className="min-w-0 flex-1">
                    <Badge tone={tone}>{word}</Badge>
                    {note !== undefined && <p className="mt-0.5 text-caption text-text-subtle">{note}</p>}
                  </div>
                  {action}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
