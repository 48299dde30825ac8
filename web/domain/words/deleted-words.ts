import type { PutBackItem, PutBackRequest } from '#contract/types.ts';
import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const deletedWords = {
  putBackItem: {
    done: ({ isPlaceGone }: PutBackItem, { data }: { data?: PutBackRequest }) => {
      const as = data?.name === undefined ? '' : ` as “${data.name}”`;
      if (isPlaceGone) return success(`Put back at Home${as}, since its folder is gone: check who has access`);
      return success(`Put back where it was${as && `,${as}`}`);
    },
    failed: failure('Failed to put it back'),
    asServerSays: true,
    saysWhy: true,
  },
  purgeItem: {
    done: success('Purged for good'),
    failed: failure('Failed to purge it'),
    asServerSays: true,
    saysWhy: true,
  },
  setLegalHold: {
    done: success('Legal hold changed'),
    failed: failure('Failed to change the legal hold'),
    saysWhy: true,
  },
} as const satisfies WordsByOperation;
