// The core without a door, to compare targets with.
import { apiRequest, readBody } from '../../mock/request.ts';
import { toResponse } from '../../mock/response.ts';
import { changeSituation } from '../../mock/world/world.ts';
import type { OwnTarget } from '../target.ts';
import { openWorld, type People } from './views.ts';

/** Opens a room with these users, all signed in. */
export function openCoreTarget(people: People): Promise<OwnTarget> {
  return openWorld(
    'the core',
    async (world, request) => {
      const answered = await world.room.answer(apiRequest(world, request, await readBody(request)));
      if (answered.session === 'ended') changeSituation(world, { persona: null });
      return toResponse(answered);
    },
    people,
  );
}
