// Every answer is parsed again.
export const sameAnswer = (): undefined => undefined;
export const rememberAnswer = (): undefined => undefined;
