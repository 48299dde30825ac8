// Every answer is read anew.
export const sameAnswer = (): undefined => undefined;
export const rememberAnswer = (): undefined => undefined;
