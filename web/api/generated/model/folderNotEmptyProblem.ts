/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type { ProblemCode } from './problemCode.ts';

export interface FolderNotEmptyProblem {
  /** @maxLength 100 */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** @maxLength 1000 */
  message: string;
  code: ProblemCode;
  canCascade: boolean;
  /**
     * Of the whole subtree.
     * @minimum 0
     * @maximum 1000000000
     */
  childFolderCount: number;
  /**
     * Of the whole subtree.
     * @minimum 0
     * @maximum 1000000000
     */
  documentCount: number;
}
