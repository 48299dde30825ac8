/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { DeleteFolderCascade } from './deleteFolderCascade.ts';

export type DeleteFolderParams = {
/**
 * Delete everything inside as well.
 */
cascade?: DeleteFolderCascade;
};
