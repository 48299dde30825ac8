// Full-page navigations that leave the app: the mock's replacements for an identity provider and its sign-out.
import { isCrossSite } from '#core/room/cross-site.ts';
import type { Answer, NavigationId } from '#core/call/operation.ts';
import { type Query, single } from '#core/call/query.ts';
import type { ApiAnswer, ApiRequest } from '#core/call/request.ts';
import { toWire } from '#core/room/wire.ts';
import { findInvitation } from '#core/identity/sign-in/invitations.ts';
import { isHere } from '#core/records/presence.ts';
import { signOut } from '#core/identity/sessions/sessions.ts';
import { firstScreen } from '#core/identity/sign-in/first-screen.ts';
import { acceptTerms, refuseTerms } from '#core/identity/terms/answer-terms.ts';
import { openTerms } from '#core/identity/terms/open-terms.ts';
import type { Tables } from '#core/ports/store.ts';
import type { UserRecord } from '#core/records/records.ts';
import { displayName } from '#core/records/shapes.ts';
import { findUser, signInAs } from './persona.ts';
import { safeReturnTo } from '#core/identity/sign-in/return-to.ts';
import { escaped } from '#server/preview/pages/page.ts';
import type { World } from './world/world.ts';
import { framedPage } from '#core/room/refusal-page.ts';

interface Leaving {
  navigation: NavigationId;
  query: Query;
  onSignedOut: () => void;
}

export function navigate(world: World, request: ApiRequest, { navigation, query, onSignedOut }: Leaving) {
  return navigation === 'startLogin' ? startLogin(world, query) : logoutAndReturn(world, request, onSignedOut);
}

/** Redirects to the mock's sign-in page, as the server does to its provider. */
async function startLogin({ ports }: World, query: Query): Promise<Answer> {
  const invitation = single(query, 'invitation');
  if (invitation && !(await findInvitation(ports, invitation)))
    return notice('This invitation is no longer valid', '/api/login', 'Sign In');
  const search = new URLSearchParams();
  for (const name of ['returnTo', 'invitation']) {
    const value = single(query, name);
    if (value !== null) search.set(name, value);
  }
  return redirect(`/mock/sign-in?${search.toString()}`);
}

/** Signs out like the call of this name, and returns to the landing page. */
async function logoutAndReturn({ room }: World, request: ApiRequest, onSignedOut: () => void): Promise<Answer> {
  const { ports } = room;
  if (isCrossSite(request, ports.origin)) return notice('You are still signed in', '/', 'Back');
  if (request.method === 'HEAD') return redirect('/');
  const { actor, waiting } = await ports.identify(request, room);
  const session = actor?.sessionId ?? waiting;
  if (session !== undefined) await signOut(ports, session, request.client);
  onSignedOut();
  return redirect('/');
}

const redirect = (location: string): Answer => ({ status: 302, headers: { Location: location }, body: null });

function page(text: string): Answer {
  return { status: 200, headers: {}, body: { type: 'text/html; charset=utf-8', text } };
}

function notice(title: string, href: string, label: string): Answer {
  const body = `<main><h1>${title}</h1><p><a href="${href}">${label}</a></p></main>`;
  return page(`<!doctype html><title>${title} - Strongroom</title>${body}`);
}

export type LinkOf = (userId: string, page: string) => string;
export type PageAnswer = Pick<ApiAnswer, 'status' | 'headers' | 'body'>;

const wired = (answer: Answer): PageAnswer => toWire(answer, { method: 'GET', requestId: crypto.randomUUID() });

const termsLink = (persona: string, returnTo: string) =>
  `/mock/terms?${new URLSearchParams({ persona, returnTo }).toString()}`;

async function waitingOf(tx: Tables, users: readonly UserRecord[]): Promise<ReadonlySet<string>> {
  const waiting = await Promise.all(users.map(async ({ id }) => ((await openTerms(tx, id)).length > 0 ? [id] : [])));
  return new Set(waiting.flat());
}

/** Shows each open version of terms in turn, then redirects. */
export async function termsPage(world: World, { searchParams }: URL, linkOf: LinkOf): Promise<PageAnswer> {
  await world.sync();
  const get = (name: string) => searchParams.get(name) ?? '';
  const [returnTo, client] = [
    safeReturnTo(get('returnTo')) ?? '/',
    { ipAddress: world.situation.clientAddress, userAgent: null },
  ];
  const user = await findUser(world.store, get('persona'));
  if (!user) return wired(redirect('/api/login'));
  if (get('answer') !== '') {
    const token = (await signInAs(world.ports, user.id, client)) ?? '';
    const answer = { id: get('id'), sha256: get('sha256') };
    const isAccepted = get('answer') === 'accept';
    await (isAccepted ? acceptTerms : refuseTerms)(world.room, await world.ports.hasher.sha256(token), answer, client);
    if (!isAccepted) return wired(redirect('/api/logout'));
  }
  const [terms] = await world.store.read((tx) => openTerms(tx, user.id));
  if (!terms) return wired(redirect(linkOf(user.id, returnTo)));
  const { id, sha256 } = terms;
  const link = (answer: string, label: string) =>
    `<li><a href="${escaped(`${termsLink(user.id, returnTo)}&${new URLSearchParams({ id, sha256, answer }).toString()}`)}">${label}</a></li>`;
  const ways = `<ul>${link('accept', 'Accept')}${link('refuse', 'Refuse and sign out')}</ul>`;
  const text = `<pre tabindex="0">${escaped(terms.text)}</pre>`;
  return wired(
    page(mockPage(escaped(terms.title), `<p>Version ${terms.version}, for ${escaped(user.email)}</p>${text}${ways}`)),
  );
}

/** Lists all users who may sign in. A plain page with links, which works even if its tab runs no mock. */
export async function signInPage(world: World, { searchParams }: URL, linkOf: LinkOf): Promise<PageAnswer> {
  await world.sync();
  const users = await world.store.read((tx) => tx.users.list());
  const waiting = await world.store.read((tx) => waitingOf(tx, users));
  const wanted = safeReturnTo(searchParams.get('returnTo') ?? undefined);
  const rows = users
    .filter((user) => isHere(user, world.ports.clock.now()))
    .map((user) => {
      const name = displayName(user);
      const to = wanted ?? firstScreen(user.role);
      const href = waiting.has(user.id) ? termsLink(user.id, to) : linkOf(user.id, to);
      return `<li><a href="${escaped(href)}"><b>${escaped(name)}</b><span>${escaped(user.email)}</span><em>${user.role}</em></a></li>`;
    });
  const lead = '<p>There is no identity provider here: choose who you are.</p>';
  return wired(page(mockPage('Sign in to the mock', `${lead}\n<ul>\n${rows.join('\n')}\n</ul>`)));
}

const style = `
main { width: 28rem; padding: 24px; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
a { display: grid; grid-template-columns: 1fr auto; column-gap: 12px; padding: 8px 12px; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a:hover { background: light-dark(#f4f6f9, #171c29); }
a:focus-visible { outline: 2px solid light-dark(#4f46e5, #8f94ff); outline-offset: 2px; }
pre { max-height: 60vh; overflow: auto; margin: 0 0 16px; padding: 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 8px; }
b { font-weight: 550; }
span { grid-row: 2; color: light-dark(#5d6a80, #8f9bb0); }
em { grid-row: 1 / 3; grid-column: 2; align-self: center; font-style: normal; color: light-dark(#475569, #aab4c6); }`;

/** @param title @param inner HTML, escaped by the caller */
const mockPage = (title: string, inner: string): string => framedPage(title, inner, style);
