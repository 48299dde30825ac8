/** The part of the audit trail that tells who looked at a document, or took it along. */
export function whoOpened(documentId: string): string {
  const query = { types: 'document_view,document_download', resourceType: 'document', resourceId: documentId };
  return `/audit?${new URLSearchParams(query).toString()}`;
}
