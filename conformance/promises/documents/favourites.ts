// A user's own favourites.
import { z } from 'zod';
import type { Role } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';

const ownFavourites: PromiseCheck = async (scene) => {
  const id = await scene.room.document();
  const isMarked = async (who: Role, documentId = id) =>
    (await scene.read(z.array(z.looseObject({ id: z.string() })), { id: 'listFavourites', who })).some(
      (one) => one.id === documentId,
    );
  const settle = (accessLevel: string) =>
    scene.must({
      id: 'updateDocumentSettings',
      params: { id },
      json: { accessLevel, downloadRestricted: false, printingRestricted: false },
    });
  await scene.must({ id: 'addFavourite', who: 'viewer', params: { id } });
  scene.holds(await isMarked('viewer'), 'after a document was marked', 'it is none of the favourites');
  scene.holds(!(await isMarked('admin')), 'after somebody else marked a document', 'it is one of the favourites');
  await settle('confidential');
  await scene.answers(404, 'of what is hidden', {
    id: 'addFavourite',
    who: 'viewer',
    params: { id: await scene.room.document({ accessLevel: 'confidential' }) },
  });
  scene.holds(!(await isMarked('viewer')), 'after a favourite was sealed', 'it is still listed');
  await settle('public');
  scene.holds(await isMarked('viewer'), 'after a favourite was opened again', 'it is lost');
  if (scene.has('putBackItem')) {
    for (const call of ['deleteDocument', 'putBackItem']) await scene.must({ id: call, params: { id } });
    scene.holds(await isMarked('viewer'), 'after a favourite was deleted and restored', 'it is lost');
  }
  const own = await scene.room.ownUpload('viewer', { accessLevel: 'confidential' });
  await scene.must({ id: 'addFavourite', who: 'viewer', params: { id: own } });
  scene.holds(await isMarked('viewer', own), 'after somebody marked what they once uploaded', 'it is no favourite');
  const many = await Promise.all(Array.from({ length: 12 }, () => scene.room.document()));
  for (const one of many) await scene.must({ id: 'addFavourite', who: 'analyst', params: { id: one } });
  for (const one of many)
    scene.holds(await isMarked('analyst', one), 'after twelve were marked', 'one is no favourite');
  for (const who of ['manager', 'analyst'] as const) await scene.must({ id: 'addFavourite', who, params: { id } });
  await scene.must({ id: 'addFavourite', who: 'manager', params: { id: own } });
  await scene.must({ id: 'removeFavourite', who: 'manager', params: { id } });
  const areLeft = (await isMarked('manager', own)) && (await isMarked('analyst'));
  scene.holds(areLeft, 'after one of two was marked no longer', 'the other, or that of somebody else, has gone');
};

export const favouriteChecks: Readonly<Record<string, PromiseCheck>> = { 'listFavourites own': ownFavourites };
