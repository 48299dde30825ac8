// Names of the bundled provider for code that does not load it.

/** The only client is the data room. */
export const CLIENT_ID = 'strongroom';
export const PROVIDER_PATH = '/oidc';

/**
 * The issuer that its users are bound to. It is no address, since accounts move with the data folder to another port or
 * address.
 */
export const BOUND_AS = 'urn:strongroom:bundled-provider';
