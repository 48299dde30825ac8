// Who this tab is, so that an administrator and a viewer can stand side by side in one world.
import type { Persona } from '../persona.ts';

const key = 'strongroom-mock-persona';
const nobody = 'none';

/** Undefined for a tab that has not been anybody yet, in this room. */
export function tabPersona(room: string): Persona | undefined {
  const kept = sessionStorage.getItem(`${key}-${room}`);
  return kept === null ? undefined : kept === nobody ? null : kept;
}

export function keepTabPersona(room: string, persona: Persona): void {
  sessionStorage.setItem(`${key}-${room}`, persona ?? nobody);
}
