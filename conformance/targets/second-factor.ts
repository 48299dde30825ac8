// A user's devices: an authenticator app, and a software authenticator.
export { Authenticator } from '../../reference-server/factors/testing/authenticator.ts';
export { codeAt } from '../../reference-server/factors/testing/codes.ts';
