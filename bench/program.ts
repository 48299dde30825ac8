// Any server in a process of its own, on a free loopback port, that goes when the benchmark does.
import { freePort, startProgram, untilAnswered } from '#server/testing/program.ts';
import { memoryOf } from '#server/testing/process-tree.ts';

export interface Server {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** What it holds in memory, in MiB. */
  memory(): number;
  close(): Promise<void>;
}

interface Contestant {
  command: string;
  args: (port: number) => readonly string[];
  /** What has to be there before it starts. */
  prepare?: (port: number) => Promise<void>;
  /** Answered with 200 by a server that is ready. */
  readyPath: string;
}

/**
 * Starts a program and waits until it answers. What it logs goes nowhere.
 * @throws Error when it ends or does not answer within a minute
 */
export async function startServerProgram({ command, args, prepare, readyPath }: Contestant): Promise<Server> {
  const port = await freePort();
  await prepare?.(port);
  const program = startProgram(command, args(port), { isUnheard: true });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(program, `${url}${readyPath}`);
  return {
    url,
    memory: () => memoryOf(program.pid),
    async close() {
      await program.stop();
    },
  };
}
