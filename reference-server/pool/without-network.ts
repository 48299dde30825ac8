// Starts processes without network access, including this machine's own, where the system allows it.
import { spawnSync } from 'node:child_process';

/** Users other than root need a user namespace; root would lose access to others' files in one. */
const PREFIX =
  process.getuid?.() === 0 ? ['unshare', '--net', '--'] : ['unshare', '--user', '--map-current-user', '--net', '--'];

let isPossible: boolean | null = null;

/** The command prefix that removes the network; empty where it is not possible, which is tested once. */
export function withoutNetwork(env: NodeJS.ProcessEnv): readonly string[] {
  const [unshare = '', ...options] = PREFIX;
  isPossible ??= spawnSync(unshare, [...options, 'true'], { env, stdio: 'ignore', timeout: 5000 }).status === 0;
  return isPossible ? PREFIX : [];
}
