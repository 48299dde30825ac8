/** Whether the preview's bytes carry the watermark; otherwise the page draws one over them. */
export const isWatermarked = ({ headers }: Response): boolean => headers.get('X-Watermark') === 'stamped';
