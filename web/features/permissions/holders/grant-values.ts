import { z } from 'zod';
import { expiryFault } from '#web/domain/expiry/chosen-end.ts';

export const grantValues = z.object({
  holder: z.string(),
  canRead: z.boolean(),
  /** Null for folders: follows each document's setting. */
  canDownload: z.boolean().nullable(),
  expiresAt: z
    .string()
    .nullable()
    .superRefine((value, context) => {
      const message = expiryFault(value);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
});

export type GrantValues = z.infer<typeof grantValues>;

export const nothingChosen: GrantValues = { holder: '', canRead: true, canDownload: false, expiresAt: null };

/** What a permission on a folder lets its holder do, by `canDownload`. */
export const folderRights: Readonly<Record<string, string>> = {
  null: 'View, and download where documents allow it',
  false: 'View',
  true: 'View and download',
};
