/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';



/**
 * For the caller alone: no other user is shown it, and nothing is audited. A document that is marked already stays so.
 * @summary Mark a document as a favourite
 */
export const addFavouritePathIdMax = 64;



export const AddFavouriteParams = zod.object({
  "id": zod.string().max(addFavouritePathIdMax).describe('The document\'s id.')
})

/**
 * A document that is not marked stays so.
 * @summary Remove a document from the favourites
 */
export const removeFavouritePathIdMax = 64;



export const RemoveFavouriteParams = zod.object({
  "id": zod.string().max(removeFavouritePathIdMax).describe('The document\'s id.')
})

