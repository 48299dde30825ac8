/** The address of the audit trail filtered by views and downloads of a document. */
export function whoOpened(documentId: string): string {
  return `/audit?types=document_view%2Cdocument_download&resourceType=document&resourceId=${encodeURIComponent(documentId)}`;
}
