// Tries one mutant in one of two modes: by address, as another team would, and by default, where suite, mock and core
// share the fault.
import { SESSION_COOKIE } from '../../reference-server/testing/client.ts';
import { CLOCK_ADDRESS, launchServer, type LaunchedServer } from '../../reference-server/testing/launch-server.ts';
import { startNode } from '../../reference-server/testing/program.ts';
import { roles } from '../target.ts';

export const modes = ['address', 'default'] as const;
export type Mode = (typeof modes)[number];

export interface Trial {
  mode: Mode;
  /** `stopped`: the server or the suite could not start. */
  outcome: 'caught' | 'lived' | 'stopped';
  /** The first finding, or the error. */
  by: string;
  seconds: number;
}

const longestMs = 20 * 60_000;

/** @param folder the copy of the project with the mutant */
export async function tryIn(mode: Mode, folder: string): Promise<Trial> {
  const began = performance.now();
  const judged = await (mode === 'address' ? byAddress(folder) : byDefault(folder)).catch((error: unknown) => ({
    outcome: 'stopped' as const,
    by: lastLine(error instanceof Error ? error.message : String(error)),
  }));
  return { mode, ...judged, seconds: Math.round((performance.now() - began) / 1000) };
}

type Judged = Pick<Trial, 'outcome' | 'by'>;

async function byAddress(folder: string): Promise<Judged> {
  const server = await launchServer({ project: folder, settings: { TEST_CLOCK_PORT: '0' } });
  try {
    const [, clock = ''] = await server.prints(CLOCK_ADDRESS);
    const environment = { STRONGROOM_CLOCK: clock, ...(await sessionsAt(server)) };
    return await suite({ args: ['--url', server.url], environment });
  } finally {
    await server.remove();
  }
}

async function sessionsAt(server: LaunchedServer): Promise<Record<string, string>> {
  const sessions: Record<string, string> = {};
  for (const role of roles) {
    const client = await server.signInAs(role);
    sessions[`STRONGROOM_${role.toUpperCase()}_COOKIE`] = `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE) ?? ''}`;
  }
  return sessions;
}

const byDefault = (folder: string): Promise<Judged> => suite({ folder });

interface Suite {
  folder?: string;
  args?: readonly string[];
  environment?: Record<string, string>;
}

async function suite({ args = [], environment = {}, ...where }: Suite): Promise<Judged> {
  const program = startNode(['--import', 'tsx', 'scripts/conformance.ts', '--bail', ...args], {
    environment,
    ...where,
  });
  const clock = setTimeout(() => program.send('SIGKILL'), longestMs);
  const end = await program.ended();
  clearTimeout(clock);
  if (end === 0) return { outcome: 'lived', by: '' };
  const output = program.output('stdout');
  if (end === 1) return { outcome: 'caught', by: firstFinding(output) };
  return { outcome: 'stopped', by: `ended with ${end}: ${lastLine(program.output())}` };
}

const checks = 'answers|pairs|roles|malformed|faults|promises|sequences';

function firstFinding(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => new RegExp(`^(?:${checks}): `).test(line));
  const differing = lines.findIndex((line) => line.includes(' differ (seed '));
  return (lines[at >= 0 ? at : Math.max(0, differing)] ?? '').slice(0, 300);
}

function lastLine(output: string): string {
  const line = output.split('\n').filter((one) => one.trim() !== '' && !/^\s+at |Options:/.test(one));
  return (line.at(-1) ?? '').trim().slice(0, 200);
}
