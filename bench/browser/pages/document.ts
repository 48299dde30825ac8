// How the reference pages read and write documents, with one request each.

export interface Listed {
  id: string;
  name: string;
  description: string | null;
  version: number;
  accessLevel: string;
  size: number;
  updatedAt: string;
}

export async function fetchDocuments(): Promise<Listed[]> {
  const response = await fetch('/api/documents', { cache: 'no-store' });
  // The server's answer follows its contract.
  return (await response.json()) as Listed[];
}

export const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const dateOf = ({ updatedAt }: Listed): string => day.format(new Date(updatedAt));

export const sizeOf = ({ size }: Listed): string => `${(size / 1024).toFixed(1)} KB`;

export const rowHeight = 44;
