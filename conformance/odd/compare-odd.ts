// Sends the odd requests to two targets: both must answer as specified, and in the same words.
import type { Contract } from '../contract.ts';
import type { Compared } from '../reports/page.ts';
import type { OwnTarget } from '../target.ts';
import { complaintAbout, OddPlayer, answerInWords } from './play.ts';
import { oddRequests } from './requests.ts';

/** Reports differences, and the number of equal answers. */
export async function compareOdd(contract: Contract, targets: readonly [OwnTarget, OwnTarget]): Promise<Compared> {
  const lines: string[] = [];
  const players = targets.map((target) => new OddPlayer(target, contract));
  let alike = 0;
  for (const odd of oddRequests) {
    const answers = await Promise.all(players.map((player) => player.send(odd)));
    const complaints = answers.flatMap((answer) => complaintAbout(odd, answer) ?? []);
    const texts = answers.map((answer) => answerInWords(odd, answer));
    if (complaints.length === 0 && texts[0] === texts[1]) alike += 1;
    else lines.push([`${odd.what}:`, ...complaints, ...texts].join('\n'));
  }
  for (const player of players) await player.clear();
  const names = targets.map(({ name }) => name).join(' and ');
  lines.push(`${names}: the same answer to ${alike} of ${oddRequests.length} odd requests`);
  return { name: `${names}: odd requests`, isAlike: alike === oddRequests.length, details: lines.join('\n') };
}
