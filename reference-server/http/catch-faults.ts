// Turns any error of a request into a problem document and reports it.
import { ApiProblem, internalError } from '#core/call/errors.ts';
import type { AppMiddleware } from './request-state.ts';
import { sendProblem } from './send-answer.ts';

export type ReportFault = (error: unknown, requestId: string) => void;

export function catchFaults(reportFault: ReportFault): AppMiddleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : internalError();
      if (problem.status >= 500) reportFault(error, ctx.state.requestId);
      if (!ctx.headerSent) await sendProblem(ctx, problem);
      else ctx.res.destroy();
    }
  };
}
