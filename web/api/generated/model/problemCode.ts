/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */

/**
 * Stable; what a program decides by.
 */
export type ProblemCode = typeof ProblemCode[keyof typeof ProblemCode];


export const ProblemCode = {
  'invalid-request': 'invalid-request',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  'cross-site': 'cross-site',
  'self-change': 'self-change',
  'ticket-invalid': 'ticket-invalid',
  'download-restricted': 'download-restricted',
  'not-found': 'not-found',
  'method-not-allowed': 'method-not-allowed',
  'already-registered': 'already-registered',
  'object-exists': 'object-exists',
  'name-taken': 'name-taken',
  'email-taken': 'email-taken',
  'last-admin': 'last-admin',
  'already-joined': 'already-joined',
  'folder-not-empty': 'folder-not-empty',
  'body-too-slow': 'body-too-slow',
  'payload-too-large': 'payload-too-large',
  'unsupported-media-type': 'unsupported-media-type',
  'preview-not-available': 'preview-not-available',
  'range-not-satisfiable': 'range-not-satisfiable',
  'rate-limited': 'rate-limited',
  internal: 'internal',
  unavailable: 'unavailable',
} as const;
