import { Calendar, Folder, ListFilter, User as Person } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/types.ts';
import { nameInTrail } from '#web/domain/people/person.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { Menu, type MenuAction } from '#web/ui/overlay/menu.tsx';
import { type AuditFilter, NOBODY, ranges } from './audit-filter.ts';
import { DocumentChoiceDialog } from './document-choice-later.ts';
import { noPeriod, personInWords, rangeLabels, resourceTypes, typeChoices } from './filter-words.ts';
import { OwnDates } from './own-dates.tsx';
import type { AuditFiltering } from './use-audit-filter.ts';

export interface FilterMenusProps extends AuditFiltering {
  users: readonly User[];
}

export function FilterMenus({ filter, change, isOwn, setIsOwn, users }: FilterMenusProps) {
  const { types, alerts, person, resourceType, resourceId, range, from, to } = filter;
  const [isChoosing, setIsChoosing] = useState(false);
  const period = range === null ? (isOwn ? 'Own dates' : 'Any time') : rangeLabels[range];
  const chosen = (label: string, isChecked: boolean, changed: Partial<AuditFilter>): MenuAction => ({
    ...{ label, isChecked },
    onSelect: () => change(changed),
  });
  const personChoice = (id: string, label: string) => chosen(label, person === id, { person: id });
  return (
    <>
      <Choice
        name="Type"
        icon={ListFilter}
        value={typesInWords(filter)}
        items={[
          chosen('All types', types.length === 0 && !alerts, { types: [], alerts: false }),
          chosen('Alerts only', alerts, { alerts: !alerts }),
          ...typeChoices.map(({ value, label }) =>
            chosen(label, isChosen(types, value), { types: toggled(types, value) }),
          ),
        ]}
      />
      <Choice
        name="Person"
        icon={Person}
        value={person === '' ? 'Everybody' : personInWords(person, users)}
        items={[
          personChoice('', 'Everybody'),
          personChoice(NOBODY, personInWords(NOBODY, users)),
          ...users.map((user) => personChoice(user.id, nameInTrail(user))),
        ]}
      />
      <Choice
        name="Resource"
        icon={Folder}
        value={resourceType === '' ? 'All resources' : capitalised(resourceType)}
        items={[
          ...['', ...resourceTypes].map((type) =>
            chosen(type === '' ? 'All resources' : capitalised(type), type === resourceType && resourceId === '', {
              resourceType: type,
              resourceId: '',
            }),
          ),
          {
            label: 'One document…',
            isChecked: resourceType === 'document' && resourceId !== '',
            onSelect: () => setIsChoosing(true),
          },
        ]}
      />
      <Choice
        name="Period"
        icon={Calendar}
        value={period}
        items={[
          chosen('Any time', period === 'Any time', noPeriod),
          ...ranges.map((value) => chosen(rangeLabels[value], value === range, { ...noPeriod, range: value })),
          {
            label: 'Own dates…',
            isChecked: isOwn,
            onSelect: () => {
              setIsOwn(true);
              change({ range: null });
            },
          },
        ]}
      />
      {isChoosing && (
        <DocumentChoiceDialog
          onChoose={(id) => change({ resourceType: 'document', resourceId: id })}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {isOwn && <OwnDates from={from} to={to} change={change} setIsOwn={setIsOwn} isLabelHidden />}
    </>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  icon: typeof Calendar;
  items: readonly MenuAction[];
}

function Choice({ name, value, icon, items }: ChoiceProps) {
  return <Menu label={`${name}: ${value}`} text={value} icon={icon} items={items} className="max-w-52 truncate" />;
}

const isChosen = (types: readonly string[], value: string) => value.split(',').every((type) => types.includes(type));

function toggled(types: readonly string[], value: string): string[] {
  const several = value.split(',');
  const others = types.filter((type) => !several.includes(type));
  return isChosen(types, value) ? others : [...others, ...several];
}

function typesInWords({ types, alerts }: AuditFilter): string {
  if (types.length === 0) return alerts ? 'Alerts only' : 'All types';
  const choice = typeChoices.find(({ value }) => value === types.join(','));
  return choice?.label ?? (types.length === 1 ? (types[0] ?? '') : `${String(types.length)} types`);
}
