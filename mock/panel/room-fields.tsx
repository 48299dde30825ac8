import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { saveFile } from '#web/ui/browser/save-file.ts';
import { Button } from '#web/ui/form/button.tsx';
import { option, Select } from '#web/ui/form/select.tsx';
import { readWorld, settleWorld, takeWorld } from '../world/carried-world.ts';
import { openDatabase } from '../world/database.ts';
import { fitsToday, type KeptRoom } from '../world/kept-world.ts';
import { enterRoom, knownRooms, roomPlace } from '../world/rooms.ts';

/** The room of this tab, and a room as a file. */
export function RoomFields({ room }: { room: KeptRoom }) {
  const file = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const save = async () => {
    const world = await takeWorld(room.database);
    saveFile(new Blob([JSON.stringify(world)], { type: 'application/json' }), `strongroom-${world.scenario}.json`);
  };
  const load = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    try {
      await settle(await chosen.text(), room);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
    target.value = '';
  };
  return (
    <section aria-label="Rooms" className="space-y-3">
      <Select label="Room" value={room.id} onChange={({ target }) => go(target.value)}>
        {knownRooms().map(({ id, name }) => option({ value: id, label: name }))}
      </Select>
      <div className="flex gap-2">
        <Button size="sm" icon={Download} onClick={() => void save()} className="flex-1">
          Save as file
        </Button>
        <Button size="sm" icon={Upload} onClick={() => file.current?.click()} className="flex-1">
          Open a file
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json"
          aria-label="A room as a file"
          className="hidden"
          onChange={(event) => void load(event)}
        />
      </div>
      {trouble !== null && (
        <p role="alert" className="text-cell text-danger">
          {trouble}
        </p>
      )}
    </section>
  );
}

/** Loads it into a new room, which this tab then enters. */
async function settle(text: string, room: KeptRoom): Promise<void> {
  const world = readWorld(text);
  if (!(await fitsToday(world))) throw new Error('This world began with another version of its scenario');
  const id = `file-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const database = await openDatabase(roomPlace(id));
  await settleWorld(database, world, room.world.situation);
  database.close();
  go(id);
}

function go(id: string): void {
  enterRoom(id);
  location.reload();
}
