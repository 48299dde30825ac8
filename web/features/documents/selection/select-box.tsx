/** The checkbox of a row in select mode. The row handles the click, including Shift. */
export function SelectBox({ name, isSelected, isTabStop }: { name: string; isSelected: boolean; isTabStop: boolean }) {
  return (
    <input
      type="checkbox"
      aria-label={`Select ${name}`}
      checked={isSelected}
      readOnly
      tabIndex={isTabStop ? 0 : -1}
      className="tick-box block flex-none"
    />
  );
}
