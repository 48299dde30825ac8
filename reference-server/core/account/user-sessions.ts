import { notFound } from '../desk/errors.ts';
import type { Handler } from '../desk/operation.ts';

export const listUserSessions: Handler<'listUserSessions'> = () => Promise.reject(notFound());
export const endUserSessions: Handler<'endUserSessions'> = () => Promise.reject(notFound());
