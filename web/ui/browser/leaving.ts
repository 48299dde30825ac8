let isLeaving = false;

/** Whether the page is leaving for the sign-in, so that nothing on it can be kept. */
export const isLeavingForSignIn = () => isLeaving;

export function setLeavingForSignIn(is: boolean): void {
  isLeaving = is;
}
