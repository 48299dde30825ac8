import { Checkbox } from '#web/ui/checkbox.tsx';

/** The checkbox of a row in select mode. The row hears the click itself, with Shift and all. */
export function SelectBox({ name, isSelected, isTabStop }: { name: string; isSelected: boolean; isTabStop: boolean }) {
  return (
    <Checkbox
      label={`Select ${name}`}
      isLabelHidden
      checked={isSelected}
      readOnly
      tabIndex={isTabStop ? 0 : -1}
      className="flex-none"
    />
  );
}
