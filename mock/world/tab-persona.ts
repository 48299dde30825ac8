// The persona of this tab, so that an administrator and a viewer can be used side by side in one world.
import type { Persona } from '../persona.ts';

const key = 'strongroom-mock-persona';
const nobody = 'none';

/** Undefined for a tab without a persona in this room yet. */
export function tabPersona(room: string): Persona | undefined {
  const kept = sessionStorage.getItem(`${key}-${room}`);
  return kept === null ? undefined : kept === nobody ? null : kept;
}

export function keepTabPersona(room: string, persona: Persona): void {
  sessionStorage.setItem(`${key}-${room}`, persona ?? nobody);
}
