// Sends notice pages.
import type { Answer } from '#core/call/operation.ts';
import type { AppContext } from '#server/http/request-state.ts';
import { pageAnswer, sendPage } from './send-page.ts';
import { type NoticeName, noticePage } from './notice-page.ts';

/** The same as an answer of the API. */
export function noticeAnswer(status: number, name: NoticeName, fact: string | null = null): Answer {
  return pageAnswer(status, noticePage(name, fact));
}

export function sendNotice(ctx: AppContext, status: number, name: NoticeName, fact: string | null = null): void {
  sendPage(ctx, status, noticePage(name, fact));
}

/** Behind a proxy that is missing in TRUSTED_PROXY, all users have the same address. */
export function seenAddress(ctx: AppContext): string {
  return `Your address, as the data room sees it: ${ctx.state.client.ipAddress ?? 'unknown'}`;
}
