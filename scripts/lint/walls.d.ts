/** The rooms of the core, floor by floor, the lowest first. */
export const floors: readonly (readonly string[])[];
