import { z } from 'zod';
import { FinishTotpEnrolmentBody, RenameSecondFactorBody } from '#contract/zod/account.ts';
import { requiredText } from '#web/domain/names/required-text.ts';

const name = requiredText('Give it a name by which you will know it').pipe(RenameSecondFactorBody.shape.name);

export const nameForm = z.object({ name });

/** Users may type codes in groups, as apps show them. */
const digits = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), { error: () => 'Type the six digits that the app shows' })
  .pipe(FinishTotpEnrolmentBody.shape.code);

export const appForm = z.object({ name, code: digits });
