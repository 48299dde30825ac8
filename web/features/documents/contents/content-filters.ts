// Filters of a search in contents, which links to the search contain.
import {
  type AccessLevel,
  accessLevelValues,
  type SearchableKind,
  searchableKindValues,
  type SearchContentsParams,
} from '#contract/types.ts';

/** Empty means no filter. */
export interface ContentFilters {
  type: SearchableKind | '';
  folder: string;
  level: AccessLevel | '';
  /** The first moment of a day in local time. */
  from: string;
  /** The first moment after the last day. */
  to: string;
}

export const noContentFilters: ContentFilters = { type: '', folder: '', level: '', from: '', to: '' };

/** The names in an address; `folder` is the open folder. */
const names = { type: 'type', folder: 'in', level: 'level', from: 'from', to: 'to' } as const;

export function chosen(filters: ContentFilters): Omit<SearchContentsParams, 'q'> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

export function linkTo(q: string, filters: ContentFilters): string {
  const params = new URLSearchParams({ q });
  for (const [key, value] of Object.entries(chosen(filters))) params.set(names[key as keyof ContentFilters], value);
  return `${window.location.origin}/documents?${params.toString()}`;
}

/** The filters of the address, as long as its search is the present one. */
export function filtersInAddress(q: string, address = window.location.search): ContentFilters {
  const params = new URLSearchParams(address);
  if (params.get('q')?.trim() !== q) return noContentFilters;
  const param = (key: keyof ContentFilters) => params.get(names[key]) ?? '';
  const moment = (key: 'from' | 'to') => (Number.isNaN(Date.parse(param(key))) ? '' : param(key));
  return {
    type: searchableKindValues.find((value) => value === param('type')) ?? '',
    folder: param('folder'),
    level: accessLevelValues.find((value) => value === param('level')) ?? '',
    from: moment('from'),
    to: moment('to'),
  };
}
