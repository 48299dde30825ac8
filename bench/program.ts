// Runs a server in its own process, on a free loopback port, which ends with the benchmark.
import { freePort, startProgram, untilAnswered } from '#server/testing/program.ts';
import { memoryOf } from '#server/testing/process-tree.ts';

export interface Server {
  /** The address, without a final slash. */
  url: string;
  /** Its memory, in MiB. */
  memory(): number;
  close(): Promise<void>;
}

interface Contestant {
  command: string;
  args: (port: number) => readonly string[];
  /** Prepares files before the start. */
  prepare?: (port: number) => Promise<void>;
  /** A path that answers 200 when the server is ready. */
  readyPath: string;
}

/**
 * Starts a program and waits until it answers. Its output is dropped. @throws Error if it ends or does not answer
 * within a minute
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
