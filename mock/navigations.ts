// The full-page navigations that leave the app: the mock's stand-ins for an identity provider and its sign-out.
import { isCrossSite } from '#core/desk/cross-site.ts';
import { firstScreen } from '#core/rules/first-screen.ts';
import { findInvitation } from '#core/people/invitations.ts';
import type { Call } from '#core/desk/operation.ts';
import { page, redirect } from './response.ts';
import { escape } from './stamper.ts';
import { changeSituation, type World } from './world/world.ts';

/** As the server sends the browser to its provider, the mock sends it to its own sign-in page. */
export async function startLogin({ ports }: World, call: Call): Promise<Response> {
  const { invitation } = call.query;
  if (invitation && !(await findInvitation(ports, invitation))) {
    return notice(call, 'This invitation is no longer valid', '/api/login', 'Sign In');
  }
  const search = new URLSearchParams();
  for (const name of ['returnTo', 'invitation']) {
    const value = call.query[name];
    if (value !== undefined) search.set(name, value);
  }
  return redirect(`/mock/sign-in?${search.toString()}`, call.requestId);
}

/** Signs out as the call of the same name does, then comes back to the landing page. */
export async function logoutAndReturn(world: World, call: Call): Promise<Response> {
  if (isFromElsewhere(call, world.ports.origin)) return notice(call, 'You are still signed in', '/', 'Back');
  if (call.isHead) return redirect('/', call.requestId);
  await world.room.perform({ ...call, operationId: 'logout' });
  changeSituation(world, { persona: null });
  return redirect('/', call.requestId);
}

/** Whether the browser says that another site asks. */
export function isFromElsewhere(call: Call, origin: string): boolean {
  return isCrossSite({ site: call.header('sec-fetch-site') ?? '', origin: call.header('origin') ?? '' }, origin);
}

function notice({ requestId }: Call, title: string, href: string, label: string): Response {
  const body = `<main><h1>${title}</h1><p><a href="${href}">${label}</a></p></main>`;
  return page(`<!doctype html><title>${title} - Strongroom</title>${body}`, requestId);
}

/** Everybody who may sign in. A plain page with plain links: it works when its own tab runs no mock. */
export async function signInPage(world: World, { searchParams }: URL): Promise<Response> {
  await world.sync();
  const users = await world.store.read((tx) => tx.users.list());
  const asked = safePath(searchParams.get('returnTo'));
  const rows = users
    .filter((user) => user.deactivatedAt === null)
    .map((user) => {
      const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
      const back = asked ?? firstScreen(user.role);
      const href = `${back}${back.includes('?') ? '&' : '?'}persona=${encodeURIComponent(user.id)}`;
      return `<li><a href="${escape(href)}"><b>${escape(name)}</b><span>${escape(user.email)}</span><em>${user.role}</em></a></li>`;
    });
  return page(signInHtml(rows.join('\n')), crypto.randomUUID());
}

function safePath(path: string | null): string | null {
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
