import { Tooltip } from '../overlay/tooltip.tsx';

/** Marks sample figures, which are the same in every data room. */
export function SampleMark({ words }: { words: string }) {
  return (
    <Tooltip label={words}>
      {/* Focusable, so that the keyboard can show its tooltip. */}
      <span tabIndex={0} className="cursor-help rounded-sm text-caption whitespace-nowrap text-text-subtle">
        Sample data<span className="sr-only">: {words}</span>
      </span>
    </Tooltip>
  );
}
