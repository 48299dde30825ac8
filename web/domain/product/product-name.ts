import type { CurrentUser } from '#contract/types.ts';

export const productName = 'Strongroom';
export const productTagline = 'Data Room Platform';

/** The data room's own name, which printouts and page titles carry; the product's where it has none. */
export const roomNameFor = (user: CurrentUser | null): string => user?.room?.name ?? productName;
