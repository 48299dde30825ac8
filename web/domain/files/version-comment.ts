import * as zod from 'zod';

/** What somebody says has changed with a version; empty for nothing. */
export const versionComment = zod.string().trim().max(500, 'A comment has at most 500 characters');
