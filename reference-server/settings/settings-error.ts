// What is thrown where a setting stops the start.

/** A setting is wrong: the message is for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
