// Users created by the suite: invited through the API and signed in as the target allows.
import { z } from 'zod';
import type { Room } from '../room/room.ts';
import { errorInWords, NotTried } from '../suite/run.ts';
import { SignInFailed, type Guest, type Invited, type Role, type Target } from '../target.ts';

export interface Person {
  who: Guest;
  id: string;
  email: string;
}

/** The body of createUser. */
export interface Invitation {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  expiresAt?: string;
  folderPermissions?: readonly { folderId: string; canRead: boolean; canWrite: boolean; expiresAt?: string }[];
  documentPermissions?: readonly { documentId: string; canRead: boolean; canDownload: boolean; expiresAt?: string }[];
}

const created = z.object({ id: z.string(), email: z.string(), invitation: z.object({ link: z.string() }).optional() });

let count = 0;

/** A new name for a guest. */
export const nextGuest = (): Guest => `guest ${(count += 1)}`;

/** Signs an invited user in. @throws Error if the target does not allow it; NotTried if the suite cannot */
export async function enter(target: Target, person: Invited): Promise<Person> {
  if (!target.enter) throw new NotTried('it needs somebody new to come in, and the suite cannot let anybody in');
  const who = nextGuest();
  await target.enter(who, person);
  return { who, id: person.id, email: person.email };
}

/** Invites a user and signs them in. @throws NotTried if target or suite cannot; SignInFailed ends the run */
export async function letIn(room: Room, json: Invitation): Promise<Person> {
  const { invitation, ...person } = await room.read(created, { id: 'createUser', json });
  try {
    return await enter(room.target, { ...person, link: invitation?.link ?? null });
  } catch (error) {
    if (error instanceof SignInFailed) room.target.giveUp?.(error.message);
    if (error instanceof NotTried || error instanceof SignInFailed) throw error;
    throw new NotTried(`somebody who was invited could not be let in: ${errorInWords(error)}`, { cause: error });
  }
}
