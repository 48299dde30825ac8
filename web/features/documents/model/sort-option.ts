export const sortOptions = [
  { value: 'name-asc', label: 'Name A-Z' },
  { value: 'name-desc', label: 'Name Z-A' },
  { value: 'date-newest', label: 'Date newest' },
  { value: 'date-oldest', label: 'Date oldest' },
  { value: 'size-largest', label: 'Size largest' },
  { value: 'size-smallest', label: 'Size smallest' },
  { value: 'type-asc', label: 'Type A-Z' },
] as const;

export type SortOption = (typeof sortOptions)[number]['value'];

export function sortLabel(sort: SortOption): string {
  return sortOptions.find((option) => option.value === sort)?.label ?? '';
}
