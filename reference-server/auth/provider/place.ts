// Names of the bundled provider for code that does not load it.

/** The only client is the data room. */
export const CLIENT_ID = 'strongroom';
export const PROVIDER_PATH = '/oidc';

/** The issuer that its users are bound to: no address, since accounts move with the data folder. */
export const BOUND_AS = 'urn:strongroom:bundled-provider';
