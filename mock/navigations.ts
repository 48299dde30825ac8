// The full-page navigations that leave the app: the mock's stand-ins for an identity provider and its sign-out.
import { isCrossSite } from '#core/room/cross-site.ts';
import type { Answer, NavigationId } from '#core/call/operation.ts';
import { type Query, single } from '#core/call/query.ts';
import type { ApiAnswer, ApiRequest } from '#core/call/request.ts';
import { toWire } from '#core/room/wire.ts';
import { findInvitation } from '#core/identity/sign-in/invitations.ts';
import { isHere } from '#core/records/presence.ts';
import { signOut } from '#core/identity/sessions/sessions.ts';
import { firstScreen } from '#core/identity/sign-in/first-screen.ts';
import { escape } from './watermarker.ts';
import type { World } from './world/world.ts';

interface Leaving {
  navigation: NavigationId;
  query: Query;
  onSignedOut: () => void;
}

export function navigate(world: World, request: ApiRequest, { navigation, query, onSignedOut }: Leaving) {
  return navigation === 'startLogin' ? startLogin(world, query) : logoutAndReturn(world, request, onSignedOut);
}

/** As the server sends the browser to its provider, the mock sends it to its own sign-in page. */
async function startLogin({ ports }: World, query: Query): Promise<Answer> {
  const invitation = single(query, 'invitation');
  if (invitation && !(await findInvitation(ports, invitation))) {
    return notice('This invitation is no longer valid', '/api/login', 'Sign In');
  }
  const search = new URLSearchParams();
  for (const name of ['returnTo', 'invitation']) {
    const value = single(query, name);
    if (value !== null) search.set(name, value);
  }
  return redirect(`/mock/sign-in?${search.toString()}`);
}

/** Signs out as the call of the same name does, then comes back to the landing page. */
async function logoutAndReturn({ room }: World, request: ApiRequest, onSignedOut: () => void): Promise<Answer> {
  const { ports } = room;
  if (isCrossSite(request, ports.origin)) return notice('You are still signed in', '/', 'Back');
  if (request.method === 'HEAD') return redirect('/');
  const { actor } = await ports.identify(request, room);
  if (actor) await signOut(ports, actor.sessionId, request.client);
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

/** Everybody who may sign in. A plain page with plain links: it works when its own tab runs no mock. */
export async function signInPage(
  world: World,
  { searchParams }: URL,
  linkOf: (userId: string, page: string) => string,
): Promise<Pick<ApiAnswer, 'status' | 'headers' | 'body'>> {
  await world.sync();
  const users = await world.store.read((tx) => tx.users.list());
  const asked = safePath(searchParams.get('returnTo'));
  const rows = users
    .filter((user) => isHere(user, world.ports.clock.now()))
    .map((user) => {
      const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
      const href = linkOf(user.id, asked ?? firstScreen(user.role));
      return `<li><a href="${escape(href)}"><b>${escape(name)}</b><span>${escape(user.email)}</span><em>${user.role}</em></a></li>`;
    });
  const requestId = crypto.randomUUID();
  return toWire(page(signInHtml(rows.join('\n'))), { method: 'GET', requestId });
}

/** A path of this origin; null for every other address. */
export function safePath(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

function signInHtml(rows: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in to the mock - Strongroom</title>
<style>
:root { color-scheme: light dark; font: 14px/20px Inter, system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f5f6f9, #0a0d15); color: light-dark(#0f172a, #e8ecf4); }
main { width: min(26rem, 100vw - 64px); margin: 16px; padding: 24px; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 12px; background: light-dark(#fff, #10141f); }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 28px; }
p { margin: 0 0 16px; color: light-dark(#475569, #aab4c6); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
a { display: grid; grid-template-columns: 1fr auto; padding: 8px 12px; border: 1px solid light-dark(#e2e6ed, #232a3a); border-radius: 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a:hover { background: light-dark(#f4f6f9, #171c29); }
a:focus-visible { outline: 2px solid light-dark(#4f46e5, #8f94ff); outline-offset: 2px; }
b { font-weight: 550; }
span { grid-row: 2; color: light-dark(#5d6a80, #8f9bb0); }
em { grid-row: 1 / 3; grid-column: 2; align-self: center; font-style: normal; color: light-dark(#475569, #aab4c6); }
</style>
</head>
<body><main>
<h1>Sign in to the mock</h1>
<p>There is no identity provider here: choose who you are.</p>
<ul>
${rows}
</ul>
</main></body>
</html>
`;
}
