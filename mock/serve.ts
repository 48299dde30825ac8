// A request through every door of the mock: recorded, and answered by a fault of the situation or by the room.
import { ApiProblem } from '#core/call/errors.ts';
import type { ApiRequest } from '#core/call/request.ts';
import { findRoute } from '#core/room/routes.ts';
import type { RecordedCall } from './call-log.ts';
import { disturb } from './faults.ts';
import { toResponse } from './response.ts';
import type { World } from './world/world.ts';

export type Recordable = Omit<RecordedCall, 'operationId' | 'status' | 'durationMs' | 'startedAt'>;

/** A network error if the answer must break off. */
export async function serve(
  world: World,
  request: ApiRequest,
  recorded: Recordable,
  onSignedOut: () => void,
): Promise<Response> {
  const route = findRoute(request);
  const operationId = route instanceof ApiProblem ? null : route.operationId;
  const close = world.calls.open({ operationId, ...recorded });
  if (operationId === null) world.onUnknown(`The contract has no operation for ${request.method} ${recorded.path}`);
  const disturbed = operationId === null ? null : await disturb(world, operationId, request);
  const response = disturbed ?? (await answer(world, request, onSignedOut));
  close(response.status);
  return response;
}

async function answer(world: World, request: ApiRequest, onSignedOut: () => void): Promise<Response> {
  await world.sync();
  const answered = await world.room.answer(request);
  if (answered.session === 'ended') onSignedOut();
  return toResponse(answered);
}
