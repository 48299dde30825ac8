// The conformance suite's calls against the mock in a browser, through the real service worker, which the suite in Node
// does not use.
import { expect, test, type Page } from '@playwright/test';
import { refusedRole } from '../../conformance/cases/derived.ts';
import { soundCall } from '../../conformance/cases/sound.ts';
import { readContract } from '../../conformance/contract.ts';
import { Room, type Call } from '../../conformance/room/room.ts';
import type { Target, WireAnswer, WireRequest } from '../../conformance/target.ts';
import { schemaErrors, createValidator } from '../../conformance/answers/validator.ts';
import { mockApp } from './mock-app.ts';

const contract = readContract();
// A page's fetch cannot see redirects of navigations.
const operations = contract.operations.filter(({ isNavigation }) => !isNavigation);

const app = mockApp();

/** Changes the persona by the address, and waits until the worker answers for it. */
async function become(page: Page, who: 'admin' | 'viewer', scenario = ''): Promise<void> {
  await page.goto(`${app.url}/documents?persona=${who}${scenario}`);
  await expectUser(page, 200);
}

async function expectUser(page: Page, status: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/auth/user')).status), { timeout: 60_000 })
    .toBe(status);
}

async function fetched({ method, path, headers: sent, body }: WireRequest) {
  const response = await fetch(path, { method, headers: sent, body: body as string | null });
  const content = [...new Uint8Array(await response.arrayBuffer())];
  return { status: response.status, headers: [...response.headers], bytes: content };
}

/** A target whose calls are made by the page's persona. */
function pageTarget(page: Page): Target {
  return {
    name: 'worker',
    async send(request: WireRequest): Promise<WireAnswer> {
      if (typeof request.body === 'object' && request.body !== null) throw new Error('Only texts are sent here');
      // The app goes to the landing page when its session is over; the worker must then control that page.
      const answers: Awaited<ReturnType<typeof fetched>>[] = [];
      await expect(async () => {
        answers.push(await page.evaluate(fetched, request));
      }).toPass({ timeout: 30_000 });
      const [answer] = answers;
      if (!answer) throw new Error('The page answered nothing');
      const { status, headers, bytes } = answer;
      return { status, headers: new Headers(headers), bytes: new Uint8Array(bytes) };
    },
    signIn: null,
    fault: null,
    // The page's persona acts for guests.
    enter: () => Promise.resolve(),
    comeAgain: null,
    advance: null,
    close: () => Promise.resolve(),
  };
}

/** The page has one session of one user, and users cannot decide on their own requests. */
const needsAnother = new Set(['endMySession', 'endUserSession', 'decideApproval', 'declineAccess']);

test('every call of the contract succeeds, and is refused, through the worker as it does in Node', async ({ page }) => {
  test.slow();
  const validate = createValidator(schemaErrors(contract));
  const faults: string[] = [];
  const room = new Room(pageTarget(page), contract, (operation, _call, answer) => {
    for (const fault of validate(operation, answer)) faults.push(`${operation.id} ${answer.status}: ${fault}`);
  });
  await become(page, 'admin', '&scenario=empty');
  const refused: Call[] = [];
  const failed: string[] = [];
  for (const { id, roles } of operations) {
    if (id === 'logout' || needsAnother.has(id)) continue;
    if (!roles.includes('public')) refused.push(await soundCall(room, id));
    const answer = await room.call(await soundCall(room, id));
    if (answer.status >= 300) failed.push(`${id}: ${answer.status}`);
  }
  expect(failed).toEqual([]);

  await become(page, 'viewer');
  const closed = refused.filter(({ id }) => refusedRole(room.operation(id)) === 'viewer');
  for (const call of closed) expect([call.id, (await room.call(call)).status]).toEqual([call.id, 403]);
  expect((await room.call({ id: 'logout' })).status).toBe(204);
  // A page with a session goes to the sign-in, whose policy allows no calls.
  await page.goto(app.url);
  await expectUser(page, 401);
  for (const call of refused) expect([call.id, (await room.call(call)).status]).toEqual([call.id, 401]);

  expect(closed.length).toBeGreaterThan(15);
  const guarded = operations.filter(({ id, roles }) => !roles.includes('public') && !needsAnother.has(id));
  expect(refused).toHaveLength(guarded.length);
  expect(faults).toEqual([]);
});
