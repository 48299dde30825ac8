import { expect, it } from 'vitest';
import { Circuit, type Pulse } from './circuit.ts';

it.each([
  ['well', 'The database answers again.'],
  ['away', 'The database cannot be reached.'],
] as const)('a database that was silent and is %s is logged as such', async (then, expected) => {
  const pulses: Pulse[] = ['silent', then, then];
  const messages: string[] = [];
  const circuit = new Circuit(
    () => Promise.resolve(pulses.shift() ?? 'well'),
    (message) => void messages.push(message),
  );
  for (let round = 0; round < 3; round += 1) await circuit.look();
  expect(messages).toEqual(['The database does not answer: everything is refused until it does.', expected]);
  expect(await circuit.watch(() => Promise.resolve(1))).toBe(1);
});
