// Build-time variables; declarations only.
declare global {
  interface ImportMetaEnv {
    /**
     * `on` in `npm run dev`: the app runs over the mock. It is `off` in production builds, which leave the mock out.
     */
    readonly VITE_MOCK?: 'on' | 'off';
    /** '1' in the long rounds of the tests. */
    readonly VITE_DEEP?: string;
    readonly VITE_TAKES_PICTURES?: string;
  }
}

export {};
