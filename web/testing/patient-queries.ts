import type { configure, getConfig } from '@testing-library/dom';

/** Of `@testing-library`, or of Storybook's copy. */
interface Library {
  configure: typeof configure;
  getConfig: typeof getConfig;
}

/**
 * What is looked for may take its time: the code of a screen is loaded when it is first opened, by a cold server. The page
 * is printed when it has not come, but not at each look before, which took a tenth of the time of screen tests.
 */
export function waitPatiently(library: Library): void {
  const { getElementError } = library.getConfig();
  const isLooking = () =>
    (library.getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
  library.configure({
    asyncUtilTimeout: 15_000,
    getElementError: (message, container) =>
      isLooking() ? new Error(message ?? '') : getElementError(message, container),
  });
}
