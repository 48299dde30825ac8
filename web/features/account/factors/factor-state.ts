import type { ManyWrongFactors, SecondFactorStatus } from '#contract/types.ts';
import { activityAge } from '#web/format/age.ts';

export function factorState({ factors, isRequired, isProviders }: SecondFactorStatus): string {
  if (factors.length > 0)
    return `Signing in asks for ${factors.length === 1 ? 'it' : `one of these ${factors.length}`} after your password.`;
  if (isProviders) return 'Your identity provider asks for one when you sign in. You can add one of your own.';
  if (isRequired) return 'Your role needs one. Add it now: without one you cannot sign in again.';
  return 'You have none yet. With one, a stolen password is not enough to get in.';
}

export function manyWrongWords({ count, lastAt }: ManyWrongFactors): string {
  const last = activityAge(lastAt).toLowerCase();
  return `${count} wrong codes or passkeys in a row were tried in your name, the last one ${last}. Others may know your password: change it.`;
}

/** Why a factor cannot be removed; undefined if it can. */
export function mustStay({ factors, isRequired }: SecondFactorStatus): string | undefined {
  return isRequired && factors.length === 1
    ? 'Your role needs a second factor: add another before you remove this one'
    : undefined;
}

/** "Passkey", with a number from the second one on. */
export function suggestedName(kind: string, factors: SecondFactorStatus['factors']): string {
  const names = new Set(factors.map(({ name }) => name));
  let number = 1;
  const name = () => (number === 1 ? kind : `${kind} ${number}`);
  while (names.has(name())) number += 1;
  return name();
}

/** In groups of four letters, as authenticator apps accept them. */
export const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
