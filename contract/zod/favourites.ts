/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * For whoever calls alone: nobody else is shown it, and the audit log has nothing of it. A document that is one already
 * stays as it is.
 * @summary Mark a document as a favourite
 */
export const addFavouritePathIdMax = 64;



export const AddFavouriteParams = zod.object({
  "id": zod.string().max(addFavouritePathIdMax).describe('The document\'s id.')
})

/**
 * A document that is none stays as it is.
 * @summary Mark a document as a favourite no longer
 */
export const removeFavouritePathIdMax = 64;



export const RemoveFavouriteParams = zod.object({
  "id": zod.string().max(removeFavouritePathIdMax).describe('The document\'s id.')
})

