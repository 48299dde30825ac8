import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { answersOf } from '../documented-answer.ts';
import type { Fault } from '../world/fault.ts';
import { changeSituation, type World } from '../world/world.ts';
import { useSituation } from './use-situation.ts';

const operationIds = (Object.keys(contractOperations) as OperationId[]).sort();
const never = 'never';
const offline = 'offline';
const sixtyPercent = '60 %';

/** Answers given in place of the real ones: any that the contract documents. */
export function FaultList({ world }: { world: World }) {
  const { faults } = useSituation(world);
  const [operationId, setOperationId] = useState<OperationId>('listDocuments');
  const [outcome, setOutcome] = useState('500');
  const isUpload = operationId === 'storeObject';
  const add = () => {
    const others = faults.filter((fault) => fault.operationId !== operationId);
    changeSituation(world, { faults: [...others, faultOf(operationId, outcome)] });
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
        <Select label="Answer" value={outcome} onChange={({ target }) => setOutcome(target.value)}>
          {answersOf(operationId).map(({ status, type, description }) => (
            <option key={`${status} ${type ?? ''}`} value={status}>{`${status} ${description}`}</option>
          ))}
          <option value={offline}>No network</option>
          <option value={never}>Never</option>
          {isUpload && <option value={sixtyPercent}>Fails at 60 %</option>}
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
            <span className="tabular-nums">{describe(fault)}</span>
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

function faultOf(operationId: OperationId, outcome: string): Fault {
  if (outcome === never) return { operationId, delayMs: 'never' };
  if (outcome === offline) return { operationId, status: 'offline' };
  if (outcome === sixtyPercent) return { operationId, status: 'offline', at: 0.6 };
  return { operationId, status: Number(outcome) };
}

function describe({ status, delayMs, at }: Fault): string {
  if (at !== undefined) return `fails at ${Math.round(at * 100)} %`;
  if (status === undefined) return delayMs === 'never' ? 'never' : `+${delayMs ?? 0} ms`;
  return status === 'offline' ? 'no network' : String(status);
}
