import { Tooltip } from '../overlay/tooltip.tsx';

/** Beside figures that are the same in every data room. */
export function SampleMark({ words }: { words: string }) {
  return (
    <Tooltip label={words}>
      {/* It can be focused, so that the keyboard brings its words as well. */}
      <span tabIndex={0} className="cursor-help rounded-sm text-caption whitespace-nowrap text-text-subtle">
        Sample data<span className="sr-only">: {words}</span>
      </span>
    </Tooltip>
  );
}
