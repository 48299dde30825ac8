// Four people, one of each role, and nothing else.
import { ada, ingrid, marcus, priya } from './people.ts';
import { nothing, type Scenario } from './scenario.ts';

export const empty: Scenario = { ...nothing, users: [ada, marcus, priya, ingrid] };
