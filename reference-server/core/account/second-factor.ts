import { notFound } from '../desk/errors.ts';
import type { Handler } from '../desk/operation.ts';

export const getMySecondFactor: Handler<'getMySecondFactor'> = () => Promise.reject(notFound());
export const renameSecondFactor: Handler<'renameSecondFactor'> = () => Promise.reject(notFound());
export const removeSecondFactor: Handler<'removeSecondFactor'> = () => Promise.reject(notFound());
