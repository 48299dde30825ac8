// The odd requests of the conformance suite that a page can make, from a page over the mock's service worker and from a
// page of the real server; both answers must be equal.
import { expect, test, type Page } from '@playwright/test';
import { readContract } from '../../conformance/contract.ts';
import { complaintAbout, OddPlayer, answerInWords } from '../../conformance/odd/play.ts';
import { oddRequests, type OddRequest } from '../../conformance/odd/requests.ts';
import type { Target, WireAnswer, WireRequest } from '../../conformance/target.ts';
import { launched } from '../steps/launched.ts';
import { mockApp } from './mock-app.ts';
import { signIn } from '../steps/sign-in.ts';

const contract = readContract();

/** Browsers set a request's origin themselves, and a page has one signed-in user. */
function canPageMake({ headers = {}, who = 'admin' }: OddRequest): boolean {
  const isOwn = (name: string) => name === 'origin' || name.startsWith('sec-');
  return (who === 'admin' || who === 'nobody') && !Object.keys(headers).some(isOwn);
}

/** A target whose calls the page makes, without its session for anonymous calls. */
function pageTarget(page: Page): Target {
  return {
    name: 'page',
    async send({ who, method, path, headers: sent, body }: WireRequest): Promise<WireAnswer> {
      const credentials = who === 'nobody' ? ('omit' as const) : ('same-origin' as const);
      const content = typeof body === 'object' && body !== null ? [...body] : body;
      const answer = await page.evaluate(
        async ({ path: at, content: given, ...init }) => {
          const data = Array.isArray(given) ? new Uint8Array(given) : given;
          const response = await fetch(at, { ...init, body: data });
          const bytes = [...new Uint8Array(await response.arrayBuffer())];
          return { status: response.status, headers: [...response.headers], bytes };
        },
        { path, content, method, headers: sent, credentials },
      );
      return { status: answer.status, headers: new Headers(answer.headers), bytes: new Uint8Array(answer.bytes) };
    },
    signIn: null,
    fault: null,
    enter: null,
    comeAgain: null,
    advance: null,
    close: () => Promise.resolve(),
  };
}

const app = mockApp();
const server = launched({ SEED: 'empty', API_CALLS_PER_MINUTE: '100000' });

test('odd requests that a page makes get one answer, from the mock and from the server', async ({ browser }) => {
  const [overMock, overServer] = [await browser.newPage(), await browser.newPage()];
  await overMock.goto(`${app.url}/documents?persona=admin&scenario=empty`);
  await expect
    .poll(() => overMock.evaluate(async () => (await fetch('/api/auth/user')).status), { timeout: 60_000 })
    .toBe(200);
  await signIn(overServer, server.url, 'admin');
  const players = [overMock, overServer].map((page) => new OddPlayer(pageTarget(page), contract));
  const differing: string[] = [];
  const made = oddRequests.filter(canPageMake);
  for (const odd of made) {
    const answers = [];
    for (const player of players) answers.push(await player.send(odd));
    const complaints = answers.map((answer) => complaintAbout(odd, answer)).filter((one) => one !== null);
    const [one, other] = answers.map((answer) => answerInWords(odd, answer));
    if (complaints.length > 0 || one !== other) differing.push([odd.what, ...complaints, one, other].join('\n'));
  }
  expect(differing).toEqual([]);
  expect(made.length).toBeGreaterThan(150);
});
