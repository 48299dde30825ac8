// Uploads at one moment, for stories and tests of the tray.
import type { UploadItem, UploadStatus } from '../engine/upload-item.ts';
import type { ShownUpload } from '../tray/tray-view.ts';

const MB = 1024 * 1024;

const names = ['Revenue by customer.xlsx', 'Lease agreement.pdf', 'Board minutes 2025-11.docx', 'Site photograph.jpg'];
const types = ['application/vnd.ms-excel', 'application/pdf', 'application/msword', 'image/jpeg'];

/** The `index`-th file in this state. */
export function fileOf(index: number, status: UploadStatus, more: Partial<UploadItem> = {}): UploadItem {
  const size = ((index % 5) + 1) * 2 * MB;
  return {
    id: `file-${index}`,
    url: status === 'uploading' || status === 'failed' ? null : `https://storage.test/${index}`,
    name: `${index + 1} ${names[index % 4] ?? ''}`,
    folders: index % 3 === 0 ? [] : ['Deal', `0${(index % 3) + 1} Financials`],
    size,
    type: types[index % 4] ?? '',
    status,
    error: status === 'failed' ? 'Upload failed: 503 Service Unavailable' : null,
    activity: 'sending',
    bytesSent: status === 'uploading' ? size / 4 : size,
    speed: status === 'uploading' ? 700_000 : null,
    setback: null,
    ...more,
  };
}

/** An upload with these numbers of files in each state, in order. */
export function uploadOf(
  counts: Partial<Record<UploadStatus, number>>,
  state: Partial<ShownUpload['state']> = {},
  more: Partial<UploadItem> = {},
): ShownUpload {
  const order: UploadStatus[] = ['completed', 'failed', 'processing', 'uploaded', 'uploading'];
  const statuses = order.flatMap((status) => Array.from({ length: counts[status] ?? 0 }, () => status));
  const items = statuses.map((status, index) => fileOf(index, status, status === 'uploading' ? more : {}));
  const isProcessing = items.some(({ status }) => status !== 'completed' && status !== 'failed');
  return {
    batch: { id: 'batch', folderId: 'folder-legal' },
    state: {
      items,
      directories: [],
      leftOut: [],
      same: [],
      isProcessing,
      isHandedOver: true,
      isSignedOut: false,
      endedWith: null,
      ...state,
    },
  };
}
