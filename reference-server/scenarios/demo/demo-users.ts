// The users of the demonstration: a seller, its advisers, and two bidders.
import { ada, ids, ingrid, marcus, person, priya } from '../users-by-role.ts';
import { ago } from '../scenario.ts';

export const demoIds = {
  ...ids,
  sofia: 'user-sofia',
  tomas: 'user-tomas',
  daniel: 'user-daniel',
  amelie: 'user-amelie',
  james: 'user-james',
  hannah: 'user-hannah',
  oliver: 'user-oliver',
} as const;

export const people = [
  ada,
  marcus,
  person(demoIds.sofia, ['Sofia', 'Marchetti'], 'sofia.marchetti@northgate.example', 'manager', {
    createdAt: ago(58),
    lastLoginAt: ago(0, 5),
  }),
  priya,
  // A manager until last week, who still sees his own uploads.
  person(demoIds.tomas, ['Tomás', 'Herrera'], 'tomas.herrera@northgate.example', 'analyst', {
    createdAt: ago(55),
    lastLoginAt: ago(1, 1),
  }),
  ingrid,
  person(demoIds.daniel, ['Daniel', 'Cho'], 'daniel.cho@meridianbank.example', 'viewer', {
    createdAt: ago(19),
    lastLoginAt: ago(0, 20),
  }),
  person(demoIds.amelie, ['Amélie', 'Fontaine'], 'amelie.fontaine@cabinet-lorme.example', 'viewer', {
    createdAt: ago(18),
    lastLoginAt: ago(12, 3),
  }),
  person(demoIds.james, ['James', 'Whitfield'], 'james.whitfield@meridianbank.example', 'viewer', {
    createdAt: ago(3),
  }),
  person(demoIds.hannah, [null, null], 'hannah.bergstrom@haldenroy.example', 'analyst', {
    createdAt: ago(30),
    lastLoginAt: ago(6, 7),
  }),
  person(demoIds.oliver, ['Oliver', 'Brandt'], 'oliver.brandt@northgate.example', 'manager', {
    createdAt: ago(57),
    lastLoginAt: ago(26),
    deactivatedAt: ago(24, 2),
  }),
];
