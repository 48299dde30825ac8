import { notFound } from '../desk/errors.ts';
import type { Handler } from '../desk/operation.ts';

export const beginPasskeyCheck: Handler<'beginPasskeyCheck'> = () => Promise.reject(notFound());
export const verifySecondFactor: Handler<'verifySecondFactor'> = () => Promise.reject(notFound());
