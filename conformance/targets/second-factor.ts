// What a person holds who has a second factor: an app that shows codes, and an authenticator made of software.
export { Authenticator } from '../../reference-server/factors/testing/authenticator.ts';
export { codeAt } from '../../reference-server/factors/testing/codes.ts';
