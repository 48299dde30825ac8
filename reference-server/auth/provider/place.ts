// Where the bundled provider is, and whom it knows: for those who name it without needing it.

/** The one client: the data room itself. */
export const CLIENT_ID = 'strongroom';
export const PROVIDER_PATH = '/oidc';

/** What its people are bound to: its accounts are in the data folder and move with it to another port or address. */
export const BOUND_AS = 'urn:strongroom:bundled-provider';
