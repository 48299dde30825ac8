// Estimates how many guesses a password takes. The library and its lists are large, and loaded for the first one.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const judge = new ZxcvbnFactory({
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

/** The guesses as a power of ten, and what the password is made of. */
export function judged({ text, words }) {
  const { guessesLog10, sequence } = judge.check(text, words);
  return { guessesLog10, kinds: sequence.map((match) => String(match.dictionaryName ?? match.pattern)) };
}
