// When somebody's access ends.
import type { Handler } from '../desk/operation.ts';

export const updateUserExpiry: Handler<'updateUserExpiry'> = () =>
  Promise.reject(new Error('updateUserExpiry is not there yet'));
