/**
 * For lists that the page behind has loaded and refreshes: the preview must not fetch them again when it is opened by a
 * link.
 */
export const readBefore = { refetchOnMount: false } as const;
