import { z } from 'zod';

/** Trimmed before validation, so that blanks are not a text. @param message of the form itself: says what to do */
export const requiredText = (message: string) => z.string().trim().min(1, message);
