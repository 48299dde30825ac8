// Every mutant, in the order in which they are tried.
import { type Mutant, mutantsOf } from '../mutant.ts';
import { accessFaults } from './access.ts';
import { accessRequestFaults } from './access-requests.ts';
import { accountFaults } from './accounts.ts';
import { approvalFaults } from './approvals.ts';
import { archiveFaults } from './archives.ts';
import { searchFaults } from './searches.ts';
import { ownFactorFaults } from './own-factors.ts';
import { deletionFaults } from './deletions.ts';
import { agreementFaults } from './agreements.ts';
import { answerFaults } from './answers.ts';
import { auditFaults } from './audit.ts';
import { byteFaults } from './bytes.ts';
import { documentFaults } from './documents.ts';
import { folderFaults } from './folders.ts';
import { leakFaults } from './leaks.ts';
import { bulkFaults } from './bulk.ts';
import { peopleFaults } from './people.ts';
import { rareAccountFaults } from './rare/accounts.ts';
import { rareAuditFaults } from './rare/audit.ts';
import { rareContentFaults } from './rare/contents.ts';
import { rarePlaceFaults } from './rare/places.ts';
import { rareFigureFaults } from './rare/figures.ts';
import { rareSessionFaults } from './rare/sessions.ts';
import { detailFaults } from './rare/details.ts';
import { rareDocumentFaults } from './rare/documents.ts';
import { formalFaults } from './rare/formal.ts';
import { keptFaults } from './rare/kept.ts';
import { lastingFaults } from './rare/lasting.ts';
import { limitFaults } from './rare/limits.ts';
import { newsFaults } from './rare/news.ts';
import { combinedFaults } from './rare/combined.ts';
import { spanFaults } from './rare/spans.ts';
import { stateFaults } from './rare/states.ts';
import { rarePeopleFaults } from './rare/people.ts';
import { rareVersionFaults } from './rare/versions.ts';
import { repeatedFaults } from './rare/repeated.ts';
import { rightsFaults } from './rare/rights.ts';
import { requestFaults } from './requests.ts';
import { secondLookFaults } from './second-looks.ts';
import { shownElsewhereFaults } from './shown-elsewhere.ts';
import { boundFaults } from './rare/bounds.ts';
import { cutFaults } from './rare/cut.ts';
import { severalFaults } from './rare/several.ts';
import { uploadFaults } from './uploads.ts';
import { versionFaults } from './versions.ts';

export const mutants: readonly Mutant[] = [
  accessFaults,
  leakFaults,
  documentFaults,
  versionFaults,
  approvalFaults,
  folderFaults,
  byteFaults,
  secondLookFaults,
  shownElsewhereFaults,
  rareDocumentFaults,
  rareVersionFaults,
  rarePeopleFaults,
  rareAccountFaults,
  rareAuditFaults,
  rightsFaults,
  keptFaults,
  formalFaults,
  severalFaults,
  cutFaults,
  lastingFaults,
  boundFaults,
  repeatedFaults,
  limitFaults,
  newsFaults,
  combinedFaults,
  stateFaults,
  spanFaults,
  rareSessionFaults,
  rareFigureFaults,
  rarePlaceFaults,
  rareContentFaults,
  detailFaults,
  uploadFaults,
  peopleFaults,
  requestFaults,
  bulkFaults,
  accessRequestFaults,
  accountFaults,
  archiveFaults,
  searchFaults,
  ownFactorFaults,
  deletionFaults,
  agreementFaults,
  auditFaults,
  answerFaults,
].flatMap(mutantsOf);
