/** Why a preview fails whose bytes came and are no picture that a browser knows. */
export const unreadable = new Error('The bytes are no readable image');
