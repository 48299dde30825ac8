// A target whose answers are read, or changed, on their way to the suite.
import type { Contract, Operation } from '../contract.ts';
import { routesOf } from '../proxy/routes.ts';
import type { OwnTarget, WireAnswer, WireRequest } from '../target.ts';

type Pass = (answer: WireAnswer, operation: Operation, request: WireRequest) => WireAnswer;

/** @param pass gets every answer of an operation, and returns what the suite is to get */
export function through(contract: Contract, target: OwnTarget, pass: Pass): OwnTarget {
  const find = routesOf(contract);
  return {
    ...target,
    async send(request) {
      const answer = await target.send(request);
      const { operation } = find(request.method, request.path);
      return operation ? pass(answer, operation, request) : answer;
    },
  };
}
