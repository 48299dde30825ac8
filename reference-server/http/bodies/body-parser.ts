// Parses request bodies; the library, with its tables of every encoding, is loaded with the first one.
import type { Middleware } from 'koa';
import type { KoaBodyMiddlewareOptions } from 'koa-body';
import type { AppContext } from '../request-state.ts';

/** A parser with these options. It throws the library's errors. */
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
