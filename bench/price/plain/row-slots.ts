// Every row has an element of its own, as long as it is there.
export const createRowSlots = () => ({ assign: (keys: readonly string[]) => keys });
