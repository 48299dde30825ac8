import type { configure, getConfig } from '@testing-library/dom';

/** Of `@testing-library`, or Storybook's copy. */
interface Library {
  configure: typeof configure;
  getConfig: typeof getConfig;
}

/**
 * Raises the timeout for queries, since a screen's code is loaded on first use. The page is printed only after the
 * timeout, not at each try, which took a tenth of the time of screen tests.
 */
export function raiseQueryTimeout(library: Library): void {
  const { getElementError } = library.getConfig();
  const isLooking = () =>
    (library.getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
  library.configure({
    asyncUtilTimeout: 15_000,
    getElementError: (message, container) =>
      isLooking() ? new Error(message ?? '') : getElementError(message, container),
  });
}
