// A user's choice of mails; by default the digest of their groups.
import { type Everyone, type Handler, ok } from '../../call/operation.ts';
import { change } from '../../store/change.ts';
import { settingsOf } from './compose.ts';

export const getMyMailSettings: Handler<'getMyMailSettings', Everyone> = ({ actor, ports }) =>
  ports.store.read(async (tx) => ok(await settingsOf(tx, actor.userId)));

export const updateMyMailSettings: Handler<'updateMyMailSettings', Everyone> = async (context, { json }) => {
  await change(context, async (tx, audit) => {
    const { userId: id } = context.actor;
    const isTurnedOn = json.digest !== 'off' && (await settingsOf(tx, id)).digest === 'off';
    const since = isTurnedOn && { digestSince: context.now.toISOString() };
    await tx.mailSettings.put({ ...(await tx.mailSettings.get(id)), id, ...json, ...since });
    const { digest, tasks, alerts } = json;
    const inWords = `digest ${digest}, tasks ${tasks ? 'on' : 'off'}, alerts ${alerts ? 'on' : 'off'}`;
    audit({ type: 'user_updated', description: `Changed which mails they get: ${inWords}` });
  });
  return ok(json);
};
