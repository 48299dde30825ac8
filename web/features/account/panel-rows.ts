/** The shape of what the account's panels list, for their placeholders. */
export const panelRows = { lead: 'size-8', widths: ['w-44', 'w-40', 'w-48'], further: ['w-24'] };
