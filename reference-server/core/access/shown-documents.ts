// How documents are shown to a reader. Uploaders who see a document only because they uploaded it see it as they left
// it. Where approval is required, analysts and viewers see the last approved version as it was approved.
import { allApproved, type Approved, byDocument, lastEnded } from './approved.ts';
import type { Tables } from '../ports/store.ts';
import { versionId } from '../records/keys.ts';
import type { ApprovalRecord, DocumentRecord, LeftDocument, VersionRecord } from '../records/records.ts';
import { allFolders, chainFrom, type Reader } from './reader.ts';
import { approvalFolderIn } from './policy.ts';

export type Show = (row: DocumentRecord) => DocumentRecord;

/** @param rows only rows that this reader may see */
export async function asShownTo(tx: Tables, reader: Reader, rows: readonly DocumentRecord[]): Promise<Show> {
  if (reader.seesEverything) return (row) => row;
  const other = new Map<string, DocumentRecord>();
  for (const row of rows) {
    const approved = reader.approvedOf(row);
    if (approved && reader.rightsTo(row).view) other.set(row.id, await asApproved(tx, row, approved));
    else if (row.uploadedById === reader.userId && !reader.rightsTo(row).view)
      other.set(row.id, asLeft(row, await newestOwnVersion(tx, row)));
  }
  return (row) =>
    withRights(
      reader.showDocument(other.get(row.id) ?? row),
      reader.rightsTo(row).download,
      reader.viewEndsAt(row) ?? undefined,
    );
}

/** Both forms of each row are kept, so that rebuilt lists contain the same objects. */
const withDownload = new WeakMap<DocumentRecord, DocumentRecord>();
const withoutDownload = new WeakMap<DocumentRecord, DocumentRecord>();

function withRights(row: DocumentRecord, mayDownload: boolean, accessEndsAt: string | undefined): DocumentRecord {
  const cache = mayDownload ? withDownload : withoutDownload;
  const known = cache.get(row);
  if (known && known.accessEndsAt === accessEndsAt) return known;
  const shown = { ...row, mayDownload, ...(accessEndsAt !== undefined && { accessEndsAt }) };
  cache.set(row, shown);
  return shown;
}

async function asApproved(tx: Tables, row: DocumentRecord, approved: Approved): Promise<DocumentRecord> {
  const { version, name, description, approvedAt } = approved;
  const kept = version === row.version ? row : await tx.versions.get(versionId(row.id, version));
  const { size = null, mimeType = null } = kept ?? {};
  return { ...row, version, name, description, size, mimeType, updatedAt: approvedAt };
}

/** The newest version that was added by the document's own uploader. */
export async function newestOwnVersion(tx: Tables, row: DocumentRecord): Promise<VersionRecord | undefined> {
  const own = (await tx.versions.by('document', row.id)).filter(
    ({ uploadedById }) => uploadedById === row.uploadedById,
  );
  return own.sort((one, another) => another.version - one.version)[0];
}

/** Hides changes and versions of others. Versions of earlier releases did not record the document's state. */
export function asLeft(row: DocumentRecord, own: VersionRecord | undefined): DocumentRecord {
  if (own?.version === row.version && !own.asLeft) return row;
  const { version = 1, size = null, mimeType = null, createdAt = row.createdAt } = own ?? {};
  return { ...row, version, size, mimeType, description: null, updatedAt: createdAt, ...own?.asLeft };
}

/** The document's state that is stored with a version. */
export function leftDocument({
  name,
  description,
  accessLevel,
  downloadRestricted,
  printingRestricted,
  updatedAt,
}: DocumentRecord): LeftDocument {
  return { name, description, accessLevel, downloadRestricted, printingRestricted, updatedAt };
}

/** Whether this reader, who may view the document, is shown the version of this number. */
export function isShown(reader: Reader, document: DocumentRecord, version: number): boolean {
  const approved = reader.approvedOf(document);
  return approved === null || approved.version === version;
}

/** Whether a running delivery may continue. It continues when a newer version was approved in the meantime. */
export function mayStillBeShown(reader: Reader, document: DocumentRecord, version: number): boolean {
  const approved = reader.approvedOf(document);
  return approved === null || approved.ever.has(version);
}

type DocumentApproval = NonNullable<DocumentRecord['approval']>;
type VersionApproval = { state: DocumentApproval['state']; endedAt: string | null };

/** Adds the state that administrators and managers see; without required approval, a row stays the same object. */
export async function withApprovals(tx: Tables, rows: readonly DocumentRecord[]): Promise<readonly DocumentRecord[]> {
  if (!(await tx.folders.list()).some((folder) => folder.approvalRequired)) return rows;
  const [findFolder, findApproved] = [await allFolders(tx), await allApproved(tx)];
  const requests = byDocument(await tx.approvals.list());
  const required = new Map<string, boolean>();
  const isRequired = (folderId: string | null): boolean => {
    if (folderId === null) return false;
    const known = required.get(folderId);
    if (known !== undefined) return known;
    const is = approvalFolderIn(chainFrom(folderId, findFolder)) !== null;
    required.set(folderId, is);
    return is;
  };
  return rows.map((row) => {
    if (!isRequired(row.folderId)) return row;
    const own = requests.get(row.id) ?? [];
    const approved = findApproved(row.id);
    const approval: DocumentApproval = {
      state: versionApproval(own, row.version)?.state ?? 'awaiting',
      requestId: own.find(({ version, state }) => version === row.version && state === 'pending')?.id ?? null,
      approvedVersion: approved?.version ?? null,
      approvedName: approved?.name ?? null,
    };
    return { ...row, approval };
  });
}

/** The state of the latest request about a version; undefined without one, or if withdrawn or superseded. */
export function versionApproval(requests: readonly ApprovalRecord[], version: number): VersionApproval | undefined {
  const own = requests.filter((row) => row.version === version);
  if (own.some(({ state }) => state === 'pending')) return { state: 'awaiting', endedAt: null };
  const last = lastEnded(own.filter(({ state }) => state === 'approved' || state === 'rejected'));
  return last && { state: last.state === 'approved' ? 'approved' : 'rejected', endedAt: last.endedAt };
}
