import { expect, it } from 'vitest';
import { demo } from '#server/scenarios/demo.ts';
import { openMock } from './testing/open-mock.ts';

it('a report of the mock is a PDF file, and its state becomes complete', async () => {
  const mock = await openMock(demo, { persona: 'manager' });
  const created = await mock.fetch('/api/reports/compliance', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ from: '2020-01-01T00:00:00.000Z', format: 'pdf' }),
  });
  const { id } = (await created.json()) as { id: string };
  const pdf = await (await mock.fetch(`/api/reports/${id}/content`)).text();
  expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
  expect(await (await mock.fetch(`/api/reports/${id}`)).json()).toMatchObject({ state: 'complete' });
});
