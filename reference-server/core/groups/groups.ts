// Groups: people who are given access together.
import type { Handler } from '../desk/operation.ts';

export const listGroups: Handler<'listGroups'> = () => Promise.reject(new Error('listGroups is not there yet'));
export const createGroup: Handler<'createGroup'> = () => Promise.reject(new Error('createGroup is not there yet'));
export const updateGroup: Handler<'updateGroup'> = () => Promise.reject(new Error('updateGroup is not there yet'));
export const deleteGroup: Handler<'deleteGroup'> = () => Promise.reject(new Error('deleteGroup is not there yet'));
