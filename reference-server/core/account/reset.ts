import { notFound } from '../desk/errors.ts';
import type { Handler } from '../desk/operation.ts';

export const resetSecondFactor: Handler<'resetSecondFactor'> = () => Promise.reject(notFound());
