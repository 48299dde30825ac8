// Every promise of openapi.yaml that no schema can say, by its id, with the check that looks at it.
import { accessChecks } from './access.ts';
import { accountChecks } from './accounts.ts';
import { archiveChecks } from './archives.ts';
import { contentChecks } from './content.ts';
import { comparingChecks } from './comparing.ts';
import { deletedChecks } from './deleted.ts';
import { depthChecks } from './depth.ts';
import { endChecks } from './ends.ts';
import { limitChecks } from './limits.ts';
import { reasonChecks } from './reasons.ts';
import { sessionEndChecks } from './session-ends.ts';
import { documentChecks } from './documents.ts';
import { evidenceChecks } from './evidence.ts';
import { everywhereChecks } from './everywhere.ts';
import { folderChecks } from './folders.ts';
import { grantChecks } from './grants.ts';
import { manyChecks } from './many.ts';
import { moveChecks } from './moves.ts';
import { nameChecks } from './names.ts';
import { peopleChecks } from './people.ts';
import { policyChecks } from './policy.ts';
import type { Scene } from './scene.ts';
import { readingChecks } from './reading.ts';
import { searchingChecks } from './searching.ts';
import { reviewChecks } from './review.ts';
import { sharingChecks } from './sharing.ts';
import { termsChecks } from './terms.ts';
import { traceChecks } from './traces.ts';
import { uploadChecks } from './uploads.ts';
import { versionChecks } from './versions.ts';

export type PromiseCheck = (scene: Scene) => Promise<void>;

export const promiseChecks: Readonly<Record<string, PromiseCheck>> = {
  ...accessChecks,
  ...contentChecks,
  ...documentChecks,
  ...deletedChecks,
  ...folderChecks,
  ...grantChecks,
  ...versionChecks,
  ...nameChecks,
  ...peopleChecks,
  ...uploadChecks,
  ...accountChecks,
  ...sharingChecks,
  ...moveChecks,
  ...reviewChecks,
  ...archiveChecks,
  ...evidenceChecks,
  ...readingChecks,
  ...searchingChecks,
  ...traceChecks,
  ...comparingChecks,
  ...depthChecks,
  ...endChecks,
  ...limitChecks,
  ...reasonChecks,
  ...sessionEndChecks,
  ...policyChecks,
  ...manyChecks,
  ...termsChecks,
  // Last: whoever called without end waits for a while.
  ...everywhereChecks,
};
