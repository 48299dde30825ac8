import { notFound } from '../desk/errors.ts';
import type { Handler } from '../desk/operation.ts';

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = () => Promise.reject(notFound());
