import { expect, it } from 'vitest';
import { Circuit, type Pulse } from './circuit.ts';

it.each([
  ['well', 'The database answers again.'],
  ['away', 'The database cannot be reached.'],
] as const)('a database that was silent and is %s is logged as such', async (then, said) => {
  const pulses: Pulse[] = ['silent', then, then];
  const told: string[] = [];
  const circuit = new Circuit(
    () => Promise.resolve(pulses.shift() ?? 'well'),
    (message) => void told.push(message),
  );
  for (let asked = 0; asked < 3; asked += 1) await circuit.look();
  expect(told).toEqual(['The database does not answer: everything is refused until it does.', said]);
  expect(await circuit.watch(() => Promise.resolve(1))).toBe(1);
});
