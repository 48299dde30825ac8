/** The error of a picture that the browser cannot decode. */
export const unreadable = new Error('The bytes are no readable image');
