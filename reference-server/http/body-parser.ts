// Parses request bodies. The library comes with tables of every encoding there is: it is read with the first body, so
// that a start is quicker without.
import type { Middleware } from 'koa';
import type { KoaBodyMiddlewareOptions } from 'koa-body';
import type { AppContext } from './request-state.ts';

/** A parser with these options, for any number of requests. It throws what the library throws. */
export function bodyParser(options: Partial<KoaBodyMiddlewareOptions>): (ctx: AppContext) => Promise<unknown> {
  let parser: Promise<Middleware> | null = null;
  return async (ctx) => {
    parser ??= import('koa-body').then(({ koaBody }) => koaBody(options));
    const parse = await parser;
    await parse(ctx, () => Promise.resolve());
    const body: unknown = ctx.request.body;
    return body;
  };
}
