// The typed client of the contract, in the session of a page.
import type { Page } from '@playwright/test';
import createClient from 'openapi-fetch';
import type { paths } from '#contract/api.d.ts';

export function apiOf(page: Page, baseUrl: string) {
  return createClient<paths>({
    baseUrl,
    fetch: async (request) => {
      const body = await request.text();
      const answer = await page.request.fetch(request.url, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        ...(body !== '' && { data: body }),
      });
      const content = answer.status() === 204 ? null : new Uint8Array(await answer.body());
      return new Response(content, { status: answer.status(), headers: answer.headers() });
    },
  });
}
