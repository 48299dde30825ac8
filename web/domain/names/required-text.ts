import { z } from 'zod';

/** A text that is not blank; trimmed first. @param message shown where it is missing */
export const requiredText = (message: string) => z.string().trim().min(1, message);
