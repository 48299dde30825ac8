// Every row has its own element.
export const createRowSlots = () => ({ assign: (keys: readonly string[]) => keys });
