/** For lists that the page behind has loaded and refreshes, so that a link does not fetch them twice. */
export const readBefore = { refetchOnMount: false } as const;
