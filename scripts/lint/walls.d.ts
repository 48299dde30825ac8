/** The rooms of the core, floor by floor, lowest first. */
export const floors: readonly (readonly string[])[];
