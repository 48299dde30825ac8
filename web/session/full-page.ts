/** Navigations that leave the app. An object, so that a test can stand in for the browser. */
export const fullPage = {
  open(path: string): void {
    window.location.assign(path);
  },
};
