// The suite against the two doors of this house: the mock's handlers in Node, and the reference server over HTTP.
import { expect, test } from 'vitest';
import { readContract } from './contract.ts';
import { summary, table, type Report } from './report.ts';
import { runSuite } from './suite.ts';
import { openMockTarget } from './targets/mock.ts';
import { startServerTarget } from './targets/server.ts';

const contract = readContract();
const everyPair = contract.operations.flatMap(({ answers }) => [...answers.keys()]).length;

function expectConformance(report: Report): void {
  const told = `${table(contract, [report])}\n${summary(report)}`;
  expect(report.findings, told).toEqual([]);
  expect(report.notTried, told).toEqual([]);
  expect([...report.pairs.values()].filter((outcome) => outcome === 'provoked')).toHaveLength(everyPair);
}

test('the mock answers everything that the contract documents, and nothing else', async () => {
  const target = await openMockTarget();
  expectConformance(await runSuite(contract, target));
  await target.close();
}, 300_000);

test('the reference server answers everything that the contract documents, and nothing else', async () => {
  const target = await startServerTarget();
  const report = await runSuite(contract, target);
  await target.close();
  expectConformance(report);
}, 300_000);
