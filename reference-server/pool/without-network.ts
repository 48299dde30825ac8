// Takes the network away from processes that open files, this machine's own included, where the machine lets the server.
import { spawnSync } from 'node:child_process';

/** Others than root need a namespace of users as well; root would lose the files of others in it. */
const PREFIX =
  process.getuid?.() === 0 ? ['unshare', '--net', '--'] : ['unshare', '--user', '--map-current-user', '--net', '--'];

let isPossible: boolean | null = null;

/** What a command begins with so that it has no network; nothing where that is not possible, which is tried once. */
export function withoutNetwork(env: NodeJS.ProcessEnv): readonly string[] {
  const [unshare = '', ...options] = PREFIX;
  isPossible ??= spawnSync(unshare, [...options, 'true'], { env, stdio: 'ignore', timeout: 5000 }).status === 0;
  return isPossible ? PREFIX : [];
}
