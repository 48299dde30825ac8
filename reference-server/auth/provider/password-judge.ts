// The library that estimates guesses, with its lists: large, and loaded for the first new password.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export const judge = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: {
    used: dictionary['passwords-common'],
    // Missing there.
    common: ['willkommen', 'passphrase', 'correcthorsebatterystaple'],
    product: ['strongroom', 'dataroom'],
  },
  // Longer passwords are judged by their beginning, so that judging takes milliseconds.
  maxLength: 40,
  l33tMaxSubstitutions: 64,
});
