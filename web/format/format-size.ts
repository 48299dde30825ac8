const KB = 1024;
const MB = KB * KB;

/** Bytes under 1 KB, then KB and MB with one decimal; "Unknown" when absent. */
export function formatSize(bytes: number | null | undefined): string {
  if (bytes == null || !Number.isFinite(bytes) || bytes < 0) return 'Unknown';
  if (bytes < KB) return `${bytes} byte${bytes === 1 ? '' : 's'}`;
  const kilobytes = (bytes / KB).toFixed(1);
  // The last bytes below 1 MB would round to 1024.0 KB.
  return bytes < MB && kilobytes !== '1024.0' ? `${kilobytes} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
