// The command line; --help lists its options.
import { parseArgs } from 'node:util';
import { catalogue } from './selection/catalogue.ts';
import { runConformance, type AtHome } from './command.ts';
import { readContract } from './contract.ts';
import type { Shard } from './selection/selection.ts';

const usageOf = (command: string, isAtHome: boolean) => `${command} [options]

Holds ${isAtHome ? 'the mock and the reference server, or any server,' : 'a server'} against openapi.yaml and prints a table of operation, status
and target. Ends with 0 when nothing was found, 1 when something was, 2 when it could not begin or go on.

  --url ADDRESS      another server, such as https://rooms.example; it should hold nothing that matters
  --proxy ADDRESS    stands in front of a server, for end-to-end tests of your own, and checks what passes until it is
                     ended by Ctrl+C or POST /conformance/end; POST /conformance/faults asks for a fault
  --listen HOST:PORT where the proxy listens (127.0.0.1:4011)
${isAtHome ? '  --self             checks the suite: names what it never sends with two values, and with --only what it compares with nothing\n' : ''}  --only NAME        this operation, promise or check only; may be given more than once
  --shard K/N        the K-th of N parts; together they are the whole
  --list             prints every name that --only takes, and what is promised, and does nothing else
  --keep-policy      leaves the security policy of ADDRESS alone; otherwise it is changed a few times, and changed back
  --bail             stops at the first finding that is not known
  --keep             leaves in the room what the suite has made
  --known FILE       findings that are no news: the run ends with 0 while there are no others
  --replay-to DIR    writes for each new cause at ADDRESS, of the first 25, a script that makes the room anew and ends
                     at the lie
  --write-known FILE writes what was found as such a file
  --html FILE        writes the report as a page of its own as well
  --junit FILE       writes it as JUnit XML as well, for build machines
  --sequences N      how many random sequences mock and reference server play side by side, or ADDRESS and the rules of
                     the product, run in memory (40)
  --seed N           the seed of everything random (20260115); the report names it

The sessions at ADDRESS come from the environment, for each of ADMIN, MANAGER, ANALYST and VIEWER:
  STRONGROOM_ADMIN_COOKIE="name=value" or STRONGROOM_ADMIN_AUTHORIZATION="Bearer …"

People whom the suite invites sign in by the invitation's link. For another way:
  STRONGROOM_PERSON_COOKIE or STRONGROOM_PERSON_AUTHORIZATION="Bearer {email}", with {email} or {id} in it, or
  STRONGROOM_SIGN_IN_COMMAND="./sign-in", which finds EMAIL and INVITATION (the link) in its environment and prints the
  header of a session, such as Cookie: name=value.

STRONGROOM_CLOCK is an address at which ADDRESS lets tests move its clock: {"advanceSeconds": 960} is posted there. Without,
what takes 15 minutes to end is not tried.`;

function whole(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} takes a whole number, not ${text}`);
  return Number(text);
}

function shardOf(text: string): Shard {
  const [, at, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  if (Number(at) >= 1 && Number(at) <= Number(of)) return { at: Number(at), of: Number(of) };
  throw new Error(`--shard takes a part of several, such as 1/3, not ${text}`);
}

/**
 * Runs the command; the exit code of the process is its result.
 * @param command its name as users type it
 */
export async function main(command: string, atHome: AtHome | null = null): Promise<void> {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        self: { type: 'boolean', default: false },
        proxy: { type: 'string' },
        listen: { type: 'string', default: '127.0.0.1:4011' },
        only: { type: 'string', multiple: true, default: [] },
        sequences: { type: 'string', default: '40' },
        seed: { type: 'string', default: '20260115' },
        shard: { type: 'string', default: '1/1' },
        list: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        known: { type: 'string' },
        'write-known': { type: 'string' },
        'replay-to': { type: 'string' },
        html: { type: 'string' },
        junit: { type: 'string' },
        bail: { type: 'boolean', default: false },
        'keep-policy': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      console.log(usageOf(command, atHome !== null));
      process.exit(0);
    }
    if (values.list) {
      console.log(await catalogue(readContract()));
      process.exit(0);
    }
    const isConforming = await runConformance(
      {
        url: values.url ?? null,
        self: values.self,
        proxy: values.proxy === undefined ? null : { address: values.proxy, listen: values.listen },
        only: values.only,
        shard: shardOf(values.shard),
        sequences: whole('--sequences', values.sequences),
        seed: whole('--seed', values.seed),
        bail: values.bail,
        keep: values.keep,
        known: values.known ?? null,
        writeKnown: values['write-known'] ?? null,
        replayTo: values['replay-to'] ?? null,
        keepsPolicy: values['keep-policy'],
        html: values.html ?? null,
        junit: values.junit ?? null,
        environment: process.env,
        print: (text) => console.log(text),
      },
      atHome,
    );
    process.exitCode = isConforming ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`Options: ${command} --help`);
    // A target may still be listening.
    process.exit(2);
  }
}
