// Every mutant, in the order in which they are tried.
import type { Mutant } from '../mutant.ts';
import { accessFaults } from './access.ts';
import { accountFaults } from './accounts.ts';
import { auditFaults } from './audit.ts';
import { byteFaults } from './bytes.ts';
import { documentFaults } from './documents.ts';
import { manyFaults } from './many.ts';
import { peopleFaults } from './people.ts';

export const mutants: readonly Mutant[] = [
  ...accessFaults,
  ...documentFaults,
  ...byteFaults,
  ...peopleFaults,
  ...manyFaults,
  ...accountFaults,
  ...auditFaults,
];
