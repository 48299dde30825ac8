// The limits of requests for access.
import type { PromiseCheck } from '../checks.ts';

const limited: PromiseCheck = async (scene) => {
  const { who } = await scene.guest('viewer');
  const ask = () => scene.room.callOnce({ id: 'requestAccess', who, json: { itemId: scene.room.name('Nothing') } });
  for (let at = 1; at <= 10; at += 1)
    scene.holds((await ask()).status === 204, 'within a day', `request ${at} is refused`);
  const { status, headers } = await ask();
  scene.holds(status === 429, 'after ten requests within a day', `the eleventh is ${status}`);
  const seconds = Number(headers.get('retry-after'));
  const isRight = seconds <= 86_400 && seconds > 82_800;
  scene.holds(isRight, 'after ten requests within an hour', `one more may come in ${seconds} seconds`);
  const other = await scene.guest('viewer');
  const itemId = scene.room.name('Nothing');
  const statuses = [];
  for (let at = 0; at <= 11; at += 1) {
    const json = { itemId, note: `The reason ${at}` };
    statuses.push((await scene.room.callOnce({ id: 'requestAccess', who: other.who, json })).status);
  }
  const areTen = statuses.pop() === 429 && statuses.every((one) => one === 204);
  scene.holds(areTen, 'after ten other reasons for one', 'the eleventh is taken, or one before is not');
};

export const accessRequestChecks: Readonly<Record<string, PromiseCheck>> = { 'requestAccess limited': limited };
