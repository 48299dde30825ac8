import type { PutBackItem, PutBackRequest } from '#contract/types.ts';
import { failure, reasoned, success, type WordsByOperation } from './messages.ts';

export const deletedWords = {
  putBackItem: {
    done: ({ isPlaceGone }: PutBackItem, { data }: { data?: PutBackRequest }) => {
      const as = data?.name === undefined ? '' : ` as “${data.name}”`;
      if (isPlaceGone) return success(`Put back at Home${as}, since its folder is gone: check who has access`);
      return success(`Put back where it was${as && `,${as}`}`);
    },
    failed: failure('Failed to put it back'),
    hasServerMessage: true,
    hasReason: true,
  },
  purgeItem: { ...reasoned('Purged for good', 'Failed to purge it'), hasServerMessage: true },
  setLegalHold: reasoned('Legal hold changed', 'Failed to change the legal hold'),
} as const satisfies WordsByOperation;
