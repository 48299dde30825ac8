// Takes the network away from processes that open files, this machine's own included, where the machine lets the server.
import { spawnSync } from 'node:child_process';

/** In namespaces of its own: only in one of users as well may others than root do so, and there it keeps no right of root. */
const PREFIX = ['unshare', '--user', '--map-current-user', '--net', '--'];

let isPossible: boolean | null = null;

/** What a command begins with so that it has no network; nothing where that is not possible, which is tried once. */
export function withoutNetwork(env: NodeJS.ProcessEnv): readonly string[] {
  const [unshare = '', ...options] = PREFIX;
  isPossible ??= spawnSync(unshare, [...options, 'true'], { env, stdio: 'ignore', timeout: 5000 }).status === 0;
  return isPossible ? PREFIX : [];
}
