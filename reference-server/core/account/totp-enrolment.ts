import { notFound } from '../desk/errors.ts';
import type { Handler } from '../desk/operation.ts';

export const beginTotpEnrolment: Handler<'beginTotpEnrolment'> = () => Promise.reject(notFound());
export const finishTotpEnrolment: Handler<'finishTotpEnrolment'> = () => Promise.reject(notFound());
