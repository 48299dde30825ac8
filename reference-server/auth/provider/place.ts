// Where the bundled provider is, and whom it knows: for those who name it without needing it.

/** The one client: the data room itself. */
export const CLIENT_ID = 'strongroom';
export const PROVIDER_PATH = '/oidc';
