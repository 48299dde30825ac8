export const unreadable = new Error('The bytes are no readable image');
