// The page behind a mail's stop link, which mail scanners open: only its button's POST changes anything.
import Router from '@koa/router';
import { readStopLink, STOP_PATH, stopMails } from '#core/people/mail/stop-link.ts';
import type { Topic } from '#core/people/mail/message.ts';
import type { Ports } from '#core/ports/ports.ts';
import { html } from '../auth/pages/html.ts';
import { stillPage } from '../auth/pages/layout.ts';
import { noticePage } from '../auth/pages/notice-page.ts';
import { sendPage } from '../auth/pages/send-page.ts';
import type { AppContext, RequestState } from '../http/request-state.ts';

const inWords: Readonly<Record<Topic, string>> = {
  digest: 'digests of new documents',
  tasks: 'mails about approvals, requests for access and access that ends',
  alerts: 'mails about second factors and sign-ins',
  all: 'mails of this data room',
};

export function stopRoutes(ports: Ports): Router<RequestState> {
  const router = new Router<RequestState>({ strict: true, sensitive: true });
  const linkOf = (ctx: AppContext) => readStopLink(ports, new URLSearchParams(ctx.querystring));
  router.get(STOP_PATH, async (ctx) => {
    const found = await linkOf(ctx);
    if (found) sendPage(ctx, 200, question(inWords[found.topic], ctx.querystring));
    else sendPage(ctx, 404, noticePage('mailLinkWrong'));
  });
  router.post(STOP_PATH, async (ctx) => {
    const found = await linkOf(ctx);
    if (found) await stopMails(ports, found, ctx.state.client);
    sendPage(ctx, found ? 200 : 404, noticePage(found ? 'mailStopped' : 'mailLinkWrong'));
  });
  return router;
}

function question(what: string, query: string): string {
  return stillPage(
    'Stop these mails?',
    html`<p class="lead">You will get no more ${what}. To turn them on again, open Mail under Your Account in the data room.</p>
      <form class="fields" method="post" action="${STOP_PATH}?${query}">
        <button class="primary" type="submit">Stop these mails</button>
      </form>`,
  );
}
