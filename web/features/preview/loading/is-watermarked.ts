/** Whether the preview's bytes carry the watermark; otherwise the page draws one over them. */
export function isWatermarked({ headers }: Response): boolean {
  return headers.get('X-Watermark') === 'stamped';
}
