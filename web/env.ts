// Build-time variables; declarations only.
declare global {
  interface ImportMetaEnv {
    /** `on` in `npm run dev`: the app runs over the mock, which production builds leave out. */
    readonly VITE_MOCK?: 'on' | 'off';
    /** '1' in the long rounds of the tests. */
    readonly VITE_DEEP?: string;
    readonly VITE_LATE_MS?: string;
    readonly VITE_TAKES_PICTURES?: string;
  }
}

export {};
