import { useEffect, useState } from 'react';
import type { UserRecord } from '#core/records/records.ts';
import { displayName } from '#core/records/shapes.ts';
import { option, Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { KeptRoom } from '../world/kept-world.ts';
import { signInAs } from '../persona.ts';
import { ahead } from '../world/not-calm.ts';
import { isScenarioName, scenarioNames } from '../world/scenario.ts';
import { calm, type Situation } from '../world/situation.ts';
import { isAddress } from '../world/situation-link.ts';
import { changeSituation, type World } from '../world/world.ts';
import { useSituation } from './use-situation.ts';

const nobody = 'nobody';

export function SituationFields({ room: { id, world, begin } }: { room: KeptRoom }) {
  const situation = useSituation(world);
  const [isNoAddress, setIsNoAddress] = useState(false);
  const users = useUsers(world);
  const change = (changed: Partial<Situation>) => {
    changeSituation(world, changed);
    // Simulates a return to the window, so that the app refetches everything.
    window.dispatchEvent(new FocusEvent('focus'));
  };
  const choosePersona = async (value: string) => {
    const persona = value === nobody ? null : value;
    const client = { ipAddress: situation.clientAddress, userAgent: navigator.userAgent.slice(0, 512) };
    if (persona !== null) await signInAs(world.ports, persona, client);
    change({ persona });
  };
  const people = users.map((user) => option({ value: user.id, label: `${displayName(user)}, ${user.role}` }));
  const current = users.find(({ id, role, email }) => [id, role, email].includes(situation.persona ?? ''));
  return (
    <section aria-label="Situation" className="grid grid-cols-2 gap-x-3 gap-y-4">
      <Select label="Persona" value={current?.id ?? nobody} onChange={({ target }) => void choosePersona(target.value)}>
        <option value={nobody}>Nobody</option>
        {people}
      </Select>
      <Select label="Open beside as" value="" onChange={({ target }) => openBeside(id, target.value)}>
        <option value="">Choose…</option>
        {people}
      </Select>
      <Select
        label="Scenario"
        value={situation.scenario}
        onChange={({ target: { value } }) => isScenarioName(value) && void begin(value)}
      >
        {scenarioNames.map((name) => option({ value: name, label: name }))}
      </Select>
      <Numbers
        label="Latency"
        inWords={(ms) => `${ms} ms`}
        values={[0, 200, 500, 1_000, 3_000, 30_000]}
        value={situation.latencyMs}
        onChange={(latencyMs) => change({ latencyMs })}
      />
      <Numbers
        label="Failure rate"
        inWords={(percent) => `${percent} %`}
        values={[0, 10, 30, 50, 100]}
        value={situation.failurePercent}
        onChange={(failurePercent) => change({ failurePercent })}
      />
      <Numbers
        label="Uploads take"
        inWords={(ms) => `${ms} ms`}
        values={[0, 600, 1_200, 5_000, 20_000]}
        value={situation.uploadMs}
        onChange={(uploadMs) => change({ uploadMs })}
      />
      <Numbers
        label="Server's clock"
        inWords={(minutes) => (minutes === 0 ? 'Not ahead' : ahead(minutes))}
        values={[0, 5, 60, 1_440, 43_200]}
        value={situation.clockAheadMinutes}
        onChange={(clockAheadMinutes) => change({ clockAheadMinutes })}
      />
      <TextField
        label="Client address"
        key={situation.clientAddress}
        defaultValue={situation.clientAddress}
        error={isNoAddress ? 'An address, such as 203.0.113.7' : undefined}
        onBlur={({ target }) => {
          const clientAddress = target.value.trim() || calm.clientAddress;
          setIsNoAddress(!isAddress(clientAddress));
          if (isAddress(clientAddress)) change({ clientAddress });
        }}
      />
      <Switch
        label="Offline"
        className="self-end"
        checked={situation.isOffline}
        onChange={({ target }) => change({ isOffline: target.checked })}
      />
    </section>
  );
}

function openBeside(room: string, persona: string): void {
  if (persona === '') return;
  const url = new URL(location.href);
  url.searchParams.set('room', room);
  url.searchParams.set('persona', persona);
  window.open(url, '_blank', 'noopener');
}

interface NumbersProps {
  label: string;
  inWords: (value: number) => string;
  values: readonly number[];
  value: number;
  onChange: (value: number) => void;
}

function Numbers({ label, inWords, values, value, onChange }: NumbersProps) {
  const offered = [...new Set([...values, value])].sort((one, other) => one - other);
  return (
    <Select label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {offered.map((number) => option({ value: number, label: inWords(number) }))}
    </Select>
  );
}

/** All users who can sign in, refreshed with every answered call. */
function useUsers(world: World): readonly UserRecord[] {
  const [users, setUsers] = useState<readonly UserRecord[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = () =>
      void world.store
        .read((tx) => tx.users.list())
        .then((rows) => {
          if (!isGone) setUsers(rows.filter(({ deactivatedAt }) => deactivatedAt === null));
        });
    read();
    const stop = world.calls.subscribe(read);
    return () => {
      isGone = true;
      stop();
    };
  }, [world]);
  return users;
}
