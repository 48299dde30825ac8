import { expect, test } from 'vitest';
import { readContract } from '../contract.ts';
import { EveryAnswer } from './every-answer.ts';
import { schemaErrors } from './validator.ts';

test('a header that no answer may have is found', () => {
  const contract = readContract();
  const everyAnswer = new EveryAnswer(contract.always, schemaErrors(contract));
  const headers = new Headers({ 'X-Powered-By': 'Something' });
  everyAnswer.look('GET /api/folders as admin', { status: 200, headers, bytes: new Uint8Array() });
  expect(everyAnswer.results().get('every-answer no X-Powered-By')).toContain('is there: Something');
});
