import { useState } from 'react';
import { nameInTrail } from '#web/domain/people/person.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { option, Select } from '#web/ui/form/select.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DocumentChoiceDialog } from './document-choice-later.ts';
import { isFiltered, NOBODY, noFilter, ranges } from './audit-filter.ts';
import { noPeriod, personInWords, rangeLabels, resourceTypes, typeChoices } from './filter-words.ts';
import { OwnDates } from './own-dates.tsx';
import type { FilterMenusProps } from './filter-menus.tsx';

/** Not a type: it opens the choice of a document. */
const ONE_DOCUMENT = 'one-document';

interface FilterSheetProps extends FilterMenusProps {
  onClose: () => void;
}

/** The filters as a sheet on small screens; choices apply at once. */
export function FilterSheet({ filter, change, isOwn, setIsOwn, users, onClose }: FilterSheetProps) {
  const { person, resourceType, resourceId, range, from, to, alerts } = filter;
  const [isChoosing, setIsChoosing] = useState(false);
  const isOneDocument = resourceType === 'document' && resourceId !== '';
  const types = filter.types.join(',');
  const isKnownType = types === '' || typeChoices.some(({ value }) => value === types);
  const isKnownPerson = ['', NOBODY].includes(person) || users.some(({ id }) => id === person);
  const isNothing = !isFiltered({ ...filter, text: '' });
  return (
    <Dialog
      onClose={onClose}
      title="Filters"
      size="sm"
      footer={
        <>
          <Button disabled={isNothing} onClick={() => change({ ...noFilter, text: filter.text })}>
            Clear filters
          </Button>
          <Button variant="primary" onClick={onClose}>
            Show entries
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Select
          label="Type"
          value={types}
          onChange={({ target }) => change({ types: target.value === '' ? [] : target.value.split(',') })}
        >
          <option value="">All types</option>
          {!isKnownType && (
            <option value={types}>{filter.types.length === 1 ? types : `${String(filter.types.length)} types`}</option>
          )}
          {typeChoices.map(option)}
        </Select>
        <Checkbox
          label="Alerts only"
          checked={alerts}
          onChange={({ target }) => change({ alerts: target.checked })}
          className="-mt-1"
        />
        <Select label="Person" value={person} onChange={({ target }) => change({ person: target.value })}>
          <option value="">Everybody</option>
          <option value={NOBODY}>{personInWords(NOBODY, users)}</option>
          {!isKnownPerson && <option value={person}>{personInWords(person, users)}</option>}
          {users.map((user) => option({ value: user.id, label: nameInTrail(user) }))}
        </Select>
        <Select
          label="Resource"
          value={isOneDocument ? ONE_DOCUMENT : resourceType}
          onChange={({ target }) =>
            target.value === ONE_DOCUMENT ? setIsChoosing(true) : change({ resourceType: target.value, resourceId: '' })
          }
        >
          <option value="">All resources</option>
          {resourceTypes.map((value) => option({ value, label: capitalised(value) }))}
          <option value={ONE_DOCUMENT}>One document…</option>
        </Select>
        {isOneDocument && (
          <Button size="sm" className="-mt-2 justify-self-start" onClick={() => setIsChoosing(true)}>
            Another document…
          </Button>
        )}
        <Select
          label="Period"
          value={range ?? (isOwn ? 'own' : '')}
          onChange={({ target }) => {
            change({ ...noPeriod, range: ranges.find((known) => known === target.value) ?? null });
            setIsOwn(target.value === 'own');
          }}
        >
          <option value="">Any time</option>
          {ranges.map((value) => option({ value, label: rangeLabels[value] }))}
          <option value="own">Own dates…</option>
        </Select>
        {isOwn && <OwnDates from={from} to={to} change={change} setIsOwn={setIsOwn} />}
      </div>
      {isChoosing && (
        <DocumentChoiceDialog
          onChoose={(id) => change({ resourceType: 'document', resourceId: id })}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Dialog>
  );
}
