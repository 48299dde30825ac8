// A data room that answers: its ports, and what it remembers while it is open.
import type { Answer, Call, CoreOperationId } from './operation.ts';
import { perform } from './perform.ts';
import { RoomMemory } from './room-memory.ts';
import type { Ports } from '../ports.ts';

export interface Room {
  ports: Ports;
  memory: RoomMemory;
  /** Answers one call. Never throws. */
  perform(call: Call & { operationId: CoreOperationId }): Promise<Answer>;
}

export function openRoom(ports: Ports): Room {
  const memory = new RoomMemory();
  return { ports, memory, perform: (call) => perform(call, ports, memory) };
}
