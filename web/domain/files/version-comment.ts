import * as zod from 'zod';

/** The comment of a version; empty for none. */
export const versionComment = zod.string().trim().max(500, 'A comment has at most 500 characters');

export const commentForm = zod.object({ comment: versionComment });
export const noComment = { comment: '' };
