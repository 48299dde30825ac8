/** For people who see everything that is not deleted. */
export const mayBePutBack = (kind: string, wasOpen: boolean) =>
  `This ${kind} ${wasOpen ? 'was' : 'is not here, or was'} deleted. What is still kept can be put back from Deleted Items, ` +
  'below the folders: alone, or with its folder.';
