// Who sees what, and why.
import type { Handler } from '../desk/operation.ts';

export const listDocumentAccess: Handler<'listDocumentAccess'> = () =>
  Promise.reject(new Error('listDocumentAccess is not there yet'));
export const listFolderAccess: Handler<'listFolderAccess'> = () =>
  Promise.reject(new Error('listFolderAccess is not there yet'));
export const listUserAccess: Handler<'listUserAccess'> = () =>
  Promise.reject(new Error('listUserAccess is not there yet'));
