import type { ProblemCode } from '#contract/types.ts';
import { problemCode } from './api-error.ts';

/** Catches the refusals with these codes: what is done then takes the place of the message. */
export function catching(handlers: Partial<Record<ProblemCode, () => void>>): (error: unknown) => boolean {
  return (error) => {
    const code = problemCode(error);
    if (code === undefined || !Object.hasOwn(handlers, code)) return false;
    handlers[code]?.();
    return true;
  };
}
