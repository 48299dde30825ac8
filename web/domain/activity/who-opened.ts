/** The part of the audit trail that tells who looked at a document, or took it along. */
export function whoOpened(documentId: string): string {
  return `/audit?types=document_view%2Cdocument_download&resourceType=document&resourceId=${encodeURIComponent(documentId)}`;
}
