// Mutants that show in rare situations: versions and approvals.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rareVersionFaults: Faults = {
  versions: {
    'everybody is listed versions that nobody has approved': at.versions(
      'rights.view ? isShown(reader, document, version) :',
      'rights.view ? isShown(reader, document, version) || version > 0 :',
    ),
    'readers have every version that was ever approved': at.shownDocuments(
      'return approved === null || approved.version === version;',
      'return approved === null || approved.ever.has(version);',
    ),
    'readers see the description of a version that is not approved': at.shownDocuments(
      'return { ...row, version, name, description, size, mimeType, updatedAt: approvedAt };',
      "return { ...row, version, name, description: description === '' ? description : row.description, size, mimeType, updatedAt: approvedAt };",
    ),
    'a rejection is audited as an approval': at.decisions(
      "decision === 'approve' ? 'approval_approved'",
      "decision === 'approve' || decision === 'reject' ? 'approval_approved'",
    ),
    'a version that was rejected is said to wait': at.shownDocuments(
      "state: last.state === 'approved' ? 'approved' : 'rejected', endedAt",
      "state: last.state === 'approved' ? 'approved' : 'awaiting', endedAt",
    ),
    'approval is asked for with the hash of other bytes': at.requests(
      '|| sha256 !== newest?.sha256',
      '|| (newest === undefined && sha256 !== null)',
    ),
    'a viewer is named as approver': at.requests(
      'const reason = !isApprover(user, now)',
      "const reason = !user || (user.email === '' && !isApprover(user, now))",
    ),
    'all documents are said to be unapproved': at.folderEffect(
      'unapproved: unapproved.length',
      'unapproved: Math.max(unapproved.length, documents.length)',
    ),
    'a folder beneath one that requires approval is said to decide': at.folderEffect(
      'if (await isApprovalRequired(tx, folder.parentId)) return',
      "if (folder.name === '' && (await isApprovalRequired(tx, folder.parentId))) return",
    ),
    'the next version goes to any document of the name': at.documentRegistration(
      'if (holders.length <= 1) return holders[0];',
      'if (holders.length <= 9) return holders[0];',
    ),
  },
};
