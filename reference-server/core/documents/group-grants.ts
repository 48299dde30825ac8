// Grants of groups.
import type { Handler } from '../desk/operation.ts';

export const revokeGroupDocumentPermission: Handler<'revokeGroupDocumentPermission'> = () =>
  Promise.reject(new Error('revokeGroupDocumentPermission is not there yet'));
