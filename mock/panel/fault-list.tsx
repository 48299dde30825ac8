import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { documentedAnswers } from '#contract/answers.ts';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { option, Select } from '#web/ui/form/select.tsx';
import { faultNamed } from '../world/fault-mistakes.ts';
import { type Fault, fault } from '../world/fault.ts';
import { describeFault } from '../world/not-calm.ts';
import { changeSituation, type World } from '../world/world.ts';
import { useSituation } from './use-situation.ts';

const operationIds = (Object.keys(contractOperations) as OperationId[]).sort();
const never = 'never';
const offline = 'offline';
const sixtyPercent = '60 %';

/** Answers in place of the regular ones: any in the contract. */
export function FaultList({ world }: { world: World }) {
  const { faults } = useSituation(world);
  const [operationId, setOperationId] = useState<OperationId>('listDocuments');
  const [outcome, setOutcome] = useState('500');
  const outcomes = outcomesOf(operationId);
  const chosen = outcomes.some(({ value }) => value === outcome) ? outcome : (outcomes[0]?.value ?? never);
  const add = () => {
    const others = faults.filter((fault) => fault.operationId !== operationId);
    changeSituation(world, { faults: [...others, faultOf(operationId, chosen)] });
  };
  return (
    <section aria-label="Answers" className="space-y-3">
      <div className="grid grid-cols-2 items-end gap-3">
        <Select
          label="Operation"
          value={operationId}
          onChange={({ target }) => setOperationId(target.value as OperationId)}
        >
          {operationIds.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </Select>
        <Select label="Answer" value={chosen} onChange={({ target }) => setOutcome(target.value)}>
          {outcomes.map(option)}
        </Select>
      </div>
      <Button size="sm" icon={Plus} onClick={add}>
        Answer like this
      </Button>
      <ul className="space-y-1">
        {faults.map((fault) => (
          <li
            key={fault.operationId}
            className="flex h-8 items-center gap-2 rounded-lg bg-warning-soft pr-1 pl-3 text-cell text-warning"
          >
            <span className="min-w-0 flex-1 truncate">{fault.operationId}</span>
            <span className="tabular-nums">{describeFault(fault)}</span>
            <IconButton
              label={`Stop answering ${fault.operationId} like this`}
              icon={X}
              onClick={() => changeSituation(world, { faults: faults.filter((other) => other !== fault) })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The possible outcomes of an operation, failures first, so that one of them is the default. */
function outcomesOf(operationId: OperationId): { value: string; label: string }[] {
  const answers = new Map(documentedAnswers[operationId].map(({ status, description }) => [status, description]));
  const documented = [...answers].map(([status, description]) => ({
    value: String(status),
    label: `${status} ${description}`,
  }));
  return [
    ...documented.filter(({ value }) => value >= '400'),
    ...documented.filter(({ value }) => value < '400'),
    { value: offline, label: 'No network' },
    { value: never, label: 'Never' },
    ...(operationId === 'storeObject' ? [{ value: sixtyPercent, label: 'Fails at 60 %' }] : []),
  ];
}

function faultOf(operationId: OperationId, outcome: string): Fault {
  if (outcome === never) return fault(operationId, { delayMs: 'never' });
  if (outcome === offline) return fault(operationId, 'offline');
  if (outcome === sixtyPercent) return fault('storeObject', { status: 'offline', at: 0.6 });
  return faultNamed({ operationId, status: Number(outcome) });
}
