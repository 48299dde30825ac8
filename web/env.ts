// What the build tells the app. A declaration only: nothing of it reaches the browser.
declare global {
  interface ImportMetaEnv {
    /** `on` in `npm run dev`: the app runs over the mock. A production build knows it to be `off` and leaves it out. */
    readonly VITE_MOCK?: 'on' | 'off';
    /** '1' in the long rounds of the tests. */
    readonly VITE_DEEP?: string;
    readonly VITE_TAKES_PICTURES?: string;
  }
}

export {};
