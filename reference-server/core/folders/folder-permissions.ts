// Permissions on folders.
import type { Handler } from '../desk/operation.ts';

export const listFolderPermissions: Handler<'listFolderPermissions'> = () =>
  Promise.reject(new Error('listFolderPermissions is not there yet'));
export const setFolderPermission: Handler<'setFolderPermission'> = () =>
  Promise.reject(new Error('setFolderPermission is not there yet'));
export const revokeFolderPermission: Handler<'revokeFolderPermission'> = () =>
  Promise.reject(new Error('revokeFolderPermission is not there yet'));
export const revokeGroupFolderPermission: Handler<'revokeGroupFolderPermission'> = () =>
  Promise.reject(new Error('revokeGroupFolderPermission is not there yet'));
