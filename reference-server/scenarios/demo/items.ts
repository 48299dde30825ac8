// What lies where in the demonstration.
import type { Item } from '../shelf.ts';
import { corporate } from './items-corporate.ts';
import { financials } from './items-financials.ts';
import { operations } from './items-operations.ts';

export const items: readonly Item[] = [...corporate, ...financials, ...operations];
