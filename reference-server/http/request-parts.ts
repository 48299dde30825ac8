// The parts of an HTTP request that the room receives unchanged.
import type { ApiRequest } from '#core/call/request.ts';
import { abortSignal, onClose } from './client-abort.ts';
import { bodyOf } from './limits/body-pace.ts';
import type { AppContext } from './request-state.ts';

export function requestParts(ctx: AppContext): Omit<ApiRequest, 'session' | 'navigate' | 'coder'> {
  return {
    method: ctx.method,
    target: ctx.url,
    headers: ctx.headers,
    body: (pace) => bodyOf(ctx, pace),
    client: ctx.state.client,
    requestId: ctx.state.requestId,
    signal: () => abortSignal(ctx.res),
    onEnd: (listener) => onClose(ctx.res, listener),
  };
}
