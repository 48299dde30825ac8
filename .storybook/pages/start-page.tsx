import type { ReactNode } from 'react';
import './start.css';

/** The frame of the pages under "Start here". */
export function StartPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="start">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
  );
}

/** Names at the left, meanings at the right. */
export function Rows({ rows }: { rows: readonly { name: ReactNode; note?: ReactNode; value: ReactNode }[] }) {
  return (
    <div className="start-rows">
      {rows.map(({ name, note, value }, index) => (
        <div key={index} className="start-row">
          <div>
            {name}
            {note !== undefined && <div className="muted">{note}</div>}
          </div>
          <div>{value}</div>
        </div>
      ))}
    </div>
  );
}
