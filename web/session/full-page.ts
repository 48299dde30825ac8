/** Navigations that leave the app, as an object, so that tests can replace them. */
export const fullPage = {
  open(path: string): void {
    window.location.assign(path);
  },
};
