/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { InvalidParam } from './invalidParam.ts';
import type { ProblemCode } from './problemCode.ts';

export interface Problem {
  /**
     * The words of the status.
     * @maxLength 100
     */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * For people.
     * @maxLength 1000
     */
  message: string;
  code: ProblemCode;
  /** @maxItems 100 */
  invalidParams?: InvalidParam[];
  /**
     * Only with 5xx, so that refusals stay identical.
     * @maxLength 64
     */
  requestId?: string;
}
