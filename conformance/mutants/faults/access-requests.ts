// Requests for access, and the tasks that wait for a person.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const accessRequestFaults: Faults = {
  people: {
    'somebody who sees the item has mails written about their request': at.accessRequests(
      '(await seesItem(tx, ports, user, itemId, { address }))',
      "(await seesItem(tx, ports, user, '', { address }))",
    ),
    'asking twice is two requests': at.accessRequests('if (again) {', "if (again?.id === '') {"),
    'a declined request writes no mail': at.accessRequests(
      "await queueMail(tx, { id: `declined-${id}`, userId, kind: 'declined', about: id }, context.now);",
      'void [id, queueMail];',
    ),
    'a request is a task although its person sees the item by now': at.waiting(
      'return !(await seesItem(tx, ports, user, row.itemId, row));',
      'return true;',
    ),
    'what was declined cannot be asked again': at.accessRequests(
      'own.filter((row) => isWaiting(row, now))',
      "own.filter((row) => row.state !== 'granted')",
    ),
    'the end of a group is no task': at.waiting(
      'endsSoon(group.expiresAt, now)) tasks',
      "group.name === '' && endsSoon(group.expiresAt, now)) tasks",
    ),
    'managers get the tasks of people as well': at.waiting(
      "if (user.role !== 'admin') return [...shared, ...own];",
      '',
    ),
  },
  versions: {
    'an approval is a task of who has decided already': at.waiting(
      '|| row.decisions.some((one) => one.userId === userId))',
      ')',
    ),
  },
};
