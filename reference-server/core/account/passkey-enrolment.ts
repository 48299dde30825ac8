import { notFound } from '../desk/errors.ts';
import type { Handler } from '../desk/operation.ts';

export const beginPasskeyEnrolment: Handler<'beginPasskeyEnrolment'> = () => Promise.reject(notFound());
export const finishPasskeyEnrolment: Handler<'finishPasskeyEnrolment'> = () => Promise.reject(notFound());
