import { expect, test, vi } from 'vitest';
import { openMockTarget } from './mock.ts';

test('calls outside of the contract, which the suite makes on purpose, are answered and not logged', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const mock = await openMockTarget();
  const request = { who: 'admin', method: 'PATCH', path: '/api/documents', headers: {}, body: null } as const;
  expect((await mock.send(request)).status).toBe(405);
  expect(error).not.toHaveBeenCalled();
  await mock.close();
});
