// The checks of all promises in openapi.yaml that no schema can express, by id.
import { accessChecks } from './access/access.ts';
import { activityChecks } from './activity.ts';
import { accessRequestChecks } from './people/access-requests.ts';
import { accountChecks } from './people/accounts.ts';
import { approvalCountChecks } from './documents/approval-counts.ts';
import { approvedChecks } from './documents/approved.ts';
import { approvingChecks } from './documents/approving.ts';
import { askingChecks } from './documents/asking.ts';
import { archiveChecks } from './documents/archives.ts';
import { contentChecks } from './documents/content.ts';
import { comparingChecks } from './documents/comparing.ts';
import { dashboardFigureChecks } from './dashboard-figures.ts';
import { deletedChecks } from './documents/deleted.ts';
import { depthChecks } from './documents/depth.ts';
import { endChecks } from './people/ends.ts';
import { limitChecks } from './access/limits.ts';
import { legalHoldChecks } from './documents/legal-holds.ts';
import { longNameChecks } from './long-names.ts';
import { reasonChecks } from './access/reasons.ts';
import { sessionEndChecks } from './people/session-ends.ts';
import { sessionUseChecks } from './people/session-uses.ts';
import { documentChecks } from './documents/documents.ts';
import { evidenceChecks } from './evidence.ts';
import { everywhereChecks } from './everywhere.ts';
import { favouriteChecks } from './documents/favourites.ts';
import { folderChecks } from './documents/folders.ts';
import { goneChecks } from './people/gone.ts';
import { grantChecks } from './access/grants.ts';
import { bulkChecks } from './bulk.ts';
import { figureChecks } from './log-figures.ts';
import { moveChecks } from './documents/moves.ts';
import { nameChecks } from './documents/names.ts';
import { integrityChecks } from './integrity.ts';
import { invitationChecks } from './people/invitations.ts';
import { resetChecks } from './people/reset.ts';
import { peopleChecks } from './people/who-signs-in.ts';
import { policyFigureChecks } from './people/policy-figures.ts';
import { policyChecks } from './people/policy.ts';
import type { Scene } from './scene.ts';
import { readingChecks } from './documents/reading.ts';
import { searchingChecks } from './documents/searching.ts';
import { reviewChecks } from './access/review.ts';
import { groupChecks } from './access/groups.ts';
import { lastAdminChecks } from './access/last-admin.ts';
import { sharingChecks } from './access/sharing.ts';
import { spanChecks } from './people/spans.ts';
import { pastEndChecks } from './people/past-end.ts';
import { taskChecks } from './people/tasks.ts';
import { taskOverChecks } from './people/tasks-over.ts';
import { oldestLosesChecks } from './oldest-loses.ts';
import { outboxChecks } from './people/outbox.ts';
import { termsChecks } from './people/terms.ts';
import { termsReachChecks } from './people/terms-reach.ts';
import { traceChecks } from './traces.ts';
import { uploadChecks } from './documents/uploads.ts';
import { versionChecks } from './documents/versions.ts';

export type PromiseCheck = (scene: Scene) => Promise<void>;

export const promiseChecks: Readonly<Record<string, PromiseCheck>> = {
  ...accessChecks,
  ...contentChecks,
  ...documentChecks,
  ...deletedChecks,
  ...legalHoldChecks,
  ...favouriteChecks,
  ...folderChecks,
  ...grantChecks,
  ...oldestLosesChecks,
  ...versionChecks,
  ...nameChecks,
  ...peopleChecks,
  ...invitationChecks,
  ...uploadChecks,
  ...accountChecks,
  ...resetChecks,
  ...sharingChecks,
  ...groupChecks,
  ...lastAdminChecks,
  ...limitChecks,
  ...askingChecks,
  ...moveChecks,
  ...reviewChecks,
  ...archiveChecks,
  ...approvingChecks,
  ...approvalCountChecks,
  ...approvedChecks,
  ...evidenceChecks,
  ...activityChecks,
  ...goneChecks,
  ...readingChecks,
  ...searchingChecks,
  ...integrityChecks,
  ...traceChecks,
  ...dashboardFigureChecks,
  ...figureChecks,
  ...policyFigureChecks,
  ...comparingChecks,
  ...depthChecks,
  ...endChecks,
  ...longNameChecks,
  ...reasonChecks,
  ...sessionEndChecks,
  ...sessionUseChecks,
  ...policyChecks,
  ...bulkChecks,
  ...termsChecks,
  ...termsReachChecks,
  ...taskChecks,
  ...pastEndChecks,
  ...spanChecks,
  ...taskOverChecks,
  ...outboxChecks,
  ...accessRequestChecks,
  // Last, since the rate limit check blocks its caller for a while.
  ...everywhereChecks,
};
