import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Minus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { contractOperations } from '#contract/operations.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { accessExplanations } from '#web/domain/access/access-explanation.ts';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';
import { accessTable, callRows, levels, people, type AccessRow, type GroundName } from './access-table.ts';
import { StartPage } from './start-page.tsx';

const actionWords: Record<AccessRow['action'], string> = {
  see: 'See it in lists',
  view: 'Preview',
  download: 'Download',
  remove: 'Rename, delete',
};

const groundWords: Record<GroundName, string> = {
  nothing: 'Yes',
  'a public folder': 'in a public folder',
  'a permission for the folder': 'with a permission for its folder',
  'a grant to read': 'with a grant to read',
  'a grant to read and download': 'with a grant to read and download',
  'their own upload': 'if they uploaded it',
};

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function Yes() {
  return <Check size={16} aria-label="Yes" style={{ color: 'var(--color-success)' }} />;
}

function No() {
  return <Minus size={16} aria-label="No" style={{ color: 'var(--color-text-subtle)' }} />;
}

function Table({ name, head, children }: { name: string; head: readonly ReactNode[]; children: ReactNode }) {
  return (
    // It may be wider than a phone, so that it scrolls by keyboard.
    <div className="start-scroll" role="region" aria-label={name} tabIndex={0}>
      <table className="start-table" aria-label={name}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

function Documents() {
  const { groups, rows } = accessTable();
  const badges = groups.map((group) => (
    <span key={group.join()} className="start-badges">
      {group.map((role) => (
        <RoleBadge key={role} role={role} />
      ))}
    </span>
  ));
  return (
    <Table name="What one may do with a document" head={['Action', ...badges]}>
      {levels.map((level) => (
        <tbody key={level}>
          <tr>
            <th colSpan={groups.length + 1} scope="rowgroup">
              <AccessBadge level={level} /> <span className="muted">{accessExplanations[level]}</span>
            </th>
          </tr>
          {rows
            .filter((row) => row.level === level)
            .map(({ action, downloadRestricted, enough }) => (
              <tr key={`${action} ${String(downloadRestricted)}`}>
                <th scope="row">
                  {actionWords[action]}
                  {downloadRestricted && <span className="muted"> while downloads are restricted</span>}
                </th>
                {enough.map((grounds, index) => (
                  <td key={index}>{grounds.length === 0 ? <No /> : <Enough grounds={grounds} />}</td>
                ))}
              </tr>
            ))}
        </tbody>
      ))}
    </Table>
  );
}

function Enough({ grounds }: { grounds: readonly GroundName[] }) {
  if (grounds.includes('nothing')) return <Yes />;
  return grounds.map((ground, index) => (
    <Fragment key={ground}>{index === 0 ? sentence(groundWords[ground]) : ` or ${groundWords[ground]}`}</Fragment>
  ));
}

function Calls() {
  return (
    <Table
      name="Who may make a call"
      head={['Call', ...people.map((role) => <RoleBadge key={role} role={role} />), 'Its owner']}
    >
      <tbody>
        {callRows().map(({ operationId, everybody, owner, may }) => (
          <tr key={operationId}>
            <th scope="row">
              <code>{operationId}</code>
              {everybody && <span className="muted"> and people who are not signed in</span>}
            </th>
            {people.map((role) => (
              <td key={role}>{may[role] ? <Yes /> : <No />}</td>
            ))}
            <td>{owner ? <Yes /> : ''}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function WhoMay() {
  return (
    <StartPage
      title="Who may do what"
      lead="Asked of what decides it: the policy of the server for documents, the roles of the contract for calls. This page cannot say anything else than they do."
    >
      <h2>Documents</h2>
      <p className="muted">What is enough, each by itself. A no stays a no whatever somebody was given.</p>
      <Documents />
      <h2>Calls</h2>
      <p className="muted">Who is let in at all. Which documents and folders one then sees is decided above.</p>
      <Calls />
    </StartPage>
  );
}

const meta = { title: 'Start here/Who may do what', component: WhoMay } satisfies Meta<typeof WhoMay>;
export default meta;

export const Page: StoryObj<typeof WhoMay> = {
  parameters: { viewport: { disable: true } },
  name: 'Who may do what',
  async play({ canvas }) {
    const calls = within(canvas.getByRole('table', { name: 'Who may make a call' }));
    await expect(calls.getAllByRole('rowheader')).toHaveLength(Object.keys(contractOperations).length);
    const documents = within(canvas.getByRole('table', { name: 'What one may do with a document' }));
    await expect(documents.getAllByText('With a grant to read and download').length).toBeGreaterThan(0);
  },
};
