/** Whether the bytes of a preview bear the watermark; over those that bear none, or do not say so, the page lays one. */
export function isWatermarked({ headers }: Response): boolean {
  return headers.get('X-Watermark') === 'stamped';
}
