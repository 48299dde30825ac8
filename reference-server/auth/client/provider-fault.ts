// Classifies failures between provider and session; messages are logged without anything that could be a secret.

/**
 * `refused`: the provider refused the user, or they declined. `answered`: the provider answered with an error or
 * something invalid. `unreachable`: it did not answer. `unproven`: what the browser returned proves nothing.
 */
export type FaultKind = 'refused' | 'answered' | 'unreachable' | 'unproven';

/** For the log: codes and texts, without tokens, authorization codes and states. */
export interface FaultFacts {
  code: string;
  error?: string;
  description?: string;
  status?: number;
  detail?: string;
}

export interface ProviderFault {
  kind: FaultKind;
  facts: FaultFacts;
}

/** Errors of an authorization response that concern the user and not the settings. */
const personal = new Set([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'login_required',
]);

/** @param secrets removed from the log even if the provider repeats them. */
export function explainFault(thrown: unknown, secrets: readonly string[] = []): ProviderFault {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const facts = factsOf(error, secrets);
  return { kind: kindOf(error, facts), facts };
}

function kindOf(error: Error, { code, error: answer }: FaultFacts): FaultKind {
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return personal.has(answer ?? '') ? 'refused' : 'answered';
  // The code was used before, has expired, or belongs to another browser.
  if (answer === 'invalid_grant' || isAboutCallback(error)) return 'unproven';
  // The error that fetch throws without a connection.
  if (error instanceof TypeError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return 'unreachable';
  // An answer that began and did not end in time.
  if (chainOf(error).some(({ name }) => name === 'TimeoutError')) return 'unreachable';
  return 'answered';
}

/** Whether the parameters of the callback are wrong, or the sign-in that it belongs to. */
function isAboutCallback(error: Error): boolean {
  for (const one of chainOf(error)) {
    if (fieldOf(one.cause, 'parameters') !== undefined || fieldOf(one.cause, 'claim') === 'nonce') return true;
    if (one.message.includes('"callbackParameters"')) return true;
  }
  return false;
}

function factsOf(error: Error, secrets: readonly string[]): FaultFacts {
  const chain = chainOf(error);
  const code = chain.map((one) => fieldOf(one, 'code')).find((one) => typeof one === 'string');
  // An error in a WWW-Authenticate header, which others send in the body.
  const source = Array.isArray(error.cause) ? fieldOf(error.cause[0], 'parameters') : error;
  const answer = fieldOf(source, 'error');
  const description = fieldOf(source, 'error_description');
  const status = chain.flatMap((one) => [fieldOf(one, 'status'), fieldOf(one.cause, 'status')]).find(isNumber);
  const line = (text: string) => plainLine(text, secrets);
  return {
    code: line(typeof code === 'string' ? code : error.name),
    ...(typeof answer === 'string' ? { error: line(answer) } : {}),
    ...(typeof description === 'string' ? { description: line(description) } : {}),
    ...(status === undefined ? {} : { status }),
    detail: line([...new Set(chain.map((one) => one.message))].join(': ')),
  };
}

function chainOf(error: Error): Error[] {
  const chain = [error];
  for (let at = error.cause; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** One line without known secrets and anything that looks like a token. */
export function plainLine(text: string, secrets: readonly string[] = []): string {
  let line = text;
  for (const secret of secrets) if (secret.length > 3) line = line.replaceAll(secret, '…');
  return line
    .replace(/(?<![\w-])[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g, '…')
    .replace(/(?<![\w/.-])(?=[\w-]*\d)[\w-]{24,}/g, '…')
    .replace(/[^\x20-\x7e…]+/g, ' ')
    .slice(0, 300);
}
