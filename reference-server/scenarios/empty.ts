// Four people, one of each role, and nothing else.
import { ada, ingrid, marcus, priya } from './users-by-role.ts';
import { nothing, type Scenario } from './scenario.ts';

export const empty: Scenario = { ...nothing, users: [ada, marcus, priya, ingrid] };
