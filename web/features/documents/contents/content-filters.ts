// What narrows a search in contents, beside what it looks for; a link to the search carries it.
import {
  type AccessLevel,
  accessLevelValues,
  type SearchableKind,
  searchableKindValues,
  type SearchContentsParams,
} from '#contract/types.ts';

/** Empty where it does not narrow. */
export interface ContentFilters {
  type: SearchableKind | '';
  folder: string;
  level: AccessLevel | '';
  /** The first moment of a day, where the person is. */
  from: string;
  /** The moment after the last one. */
  to: string;
}

export const noContentFilters: ContentFilters = { type: '', folder: '', level: '', from: '', to: '' };

/** In an address; `folder` is the one that is open. */
const names = { type: 'type', folder: 'in', level: 'level', from: 'from', to: 'to' } as const;

/** What is chosen. */
export function chosen(filters: ContentFilters): Omit<SearchContentsParams, 'q'> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

export function linkTo(q: string, filters: ContentFilters): string {
  const params = new URLSearchParams({ q });
  for (const [key, value] of Object.entries(chosen(filters))) params.set(names[key as keyof ContentFilters], value);
  return `${window.location.origin}/documents?${params.toString()}`;
}

/** Those of the link that one came by, as long as its search is the one that is made. */
export function filtersInAddress(q: string, address = window.location.search): ContentFilters {
  const params = new URLSearchParams(address);
  if (params.get('q')?.trim() !== q) return noContentFilters;
  const said = (key: keyof ContentFilters) => params.get(names[key]) ?? '';
  const moment = (key: 'from' | 'to') => (Number.isNaN(Date.parse(said(key))) ? '' : said(key));
  return {
    type: searchableKindValues.find((value) => value === said('type')) ?? '',
    folder: said('folder'),
    level: accessLevelValues.find((value) => value === said('level')) ?? '',
    from: moment('from'),
    to: moment('to'),
  };
}
