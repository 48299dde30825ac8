import { notFound } from '../desk/errors.ts';
import type { Handler } from '../desk/operation.ts';

export const getMySession: Handler<'getMySession'> = () => Promise.reject(notFound());
export const listMySessions: Handler<'listMySessions'> = () => Promise.reject(notFound());
export const endMySession: Handler<'endMySession'> = () => Promise.reject(notFound());
export const endMyOtherSessions: Handler<'endMyOtherSessions'> = () => Promise.reject(notFound());
