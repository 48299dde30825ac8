// Shows faults during a sign-in as pages, since browsers display whatever these addresses answer.
import { ApiProblem, internalError } from '#core/call/errors.ts';
import type { ReportFault } from '#server/http/catch-faults.ts';
import type { AppMiddleware } from '#server/http/request-state.ts';
import { sendPage } from './send-page.ts';
import { noticePage } from './notice-page.ts';
import { SECOND_FACTOR_PATH } from '../second-factor/places.ts';
import { TERMS_PATH } from '../terms/terms-place.ts';
import { PROVIDER_PATH } from '../provider/place.ts';

/** For the pages and forms of sign-in. Refusals are passed on. */
export function showFaultsOnPages(reportFault: ReportFault): AppMiddleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : internalError();
      if (problem.status < 500 || ctx.headerSent || !isForPeople(ctx.path)) throw error;
      reportFault(error, ctx.state.requestId);
      ctx.set(problem.headers);
      sendPage(ctx, problem.status, noticePage('signInFault'));
    }
  };
}

function isForPeople(path: string): boolean {
  const isSecondFactor = path === SECOND_FACTOR_PATH || path.startsWith(`${SECOND_FACTOR_PATH}/`);
  return (
    path === '/auth/callback' ||
    path === TERMS_PATH ||
    isSecondFactor ||
    path.startsWith(`${PROVIDER_PATH}/interaction/`)
  );
}
