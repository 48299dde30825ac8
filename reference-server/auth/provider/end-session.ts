// Ends the provider's session: at once from the data room, otherwise after a confirmation, as links may do it, too.
import type { KoaContextWithOIDC } from 'oidc-provider';
import { Html, html } from '../pages/html.ts';
import { page } from '../pages/layout.ts';
import { sendPage } from '../pages/send-page.ts';

/** Called with a form that asks for confirmation. */
export async function endSessionAtOnce(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, provider, entities } = ctx.oidc;
  const returnTo = ctx.oidc.params?.['post_logout_redirect_uri'];
  const isHintOfThisSession = entities.IdTokenHint?.payload['sub'] === session?.accountId;
  if (!session || !isHintOfThisSession || typeof returnTo !== 'string') {
    sendPage(ctx, 200, confirmationPage(form));
    return;
  }
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  for (const grantId of grants) {
    await provider.AccessToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  ctx.status = 303;
  // The provider has checked this against the registered addresses.
  ctx.redirect(returnTo);
}

function confirmationPage(form: string): string {
  return page(
    'Sign out?',
    html`<p class="lead">Do you want to sign out of Strongroom Identity?</p>
      ${new Html(form)}
      <div class="actions">
        <button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
        <a class="secondary" href="/">Stay signed in</a>
      </div>`,
  );
}
