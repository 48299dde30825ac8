// An error in a setting, which stops the start.

/** The message is for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
