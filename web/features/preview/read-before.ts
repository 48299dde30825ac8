/**
 * For the lists that a preview looks into: the page behind it has read them already and keeps reading them. Opened by
 * its link, a preview that read them again would ask for everything twice on one load of the page.
 */
export const readBefore = { refetchOnMount: false } as const;
