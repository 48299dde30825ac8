// Describes the extensions of each operation in words, beneath its description.
import {
  understood,
  type Contract,
  type NamedPromise,
  type Operation,
  type Schema,
} from '../../conformance/contract.ts';
import { asCurl } from '../../conformance/reports/curl.ts';
import type { Audited, Place, Trace } from '../../conformance/extensions/shapes.ts';
import { isObject } from '../generate/document.ts';

/** @returns a copy of the document whose operations list their roles and promises */
export function annotated(document: Schema): Schema {
  const contract = understood(document);
  const copy = structuredClone(document) as Record<string, unknown>;
  for (const item of Object.values(isObject(copy['paths']) ? copy['paths'] : {})) {
    for (const node of Object.values(isObject(item) ? item : {})) {
      const found = contract.operations.find(({ id }) => isObject(node) && node['operationId'] === id);
      if (!found || !isObject(node)) continue;
      const description = [node['description'], ...paragraphs(found, contract)].join('\n\n');
      Object.assign(node, { description, 'x-codeSamples': [curlLine(found, node, contract)] });
    }
  }
  return copy;
}

/** The call as a curl command to the mock's address, with the first example of the request body. */
function curlLine({ roles, method, path, parameters }: Operation, node: object, { resolve }: Contract) {
  const [role = 'public'] = roles;
  const persona = role === 'owner' ? 'manager' : role;
  const who: readonly [string, string][] = role === 'public' ? [] : [['X-Mock-Persona', persona]];
  const bodies = 'requestBody' in node ? resolve(node.requestBody)['content'] : {};
  const [[type, sent] = [null, null]] = Object.entries(isObject(bodies) ? bodies : {});
  const example = Object.values(isObject(sent) && isObject(sent['examples']) ? sent['examples'] : {}).map(resolve)[0];
  const body = example === undefined ? null : JSON.stringify(example['value']);
  const required = parameters.filter(({ isRequired, in: place }) => isRequired && place === 'query');
  const query = required.map(({ name }) => `${name}={${name}}`).join('&');
  const source = asCurl({
    who: 'nobody',
    method,
    path: path + (query && `?${query}`),
    headers: Object.fromEntries([
      ...who,
      ...(type === null ? [] : [['Content-Type', type.replace('*/*', 'application/octet-stream')] as const]),
    ]),
    body: body ?? (type === null ? null : '@file'),
  });
  return { lang: 'Shell', label: 'curl', source: source.replace(`"$URL"'`, "'http://127.0.0.1:4010") };
}

function paragraphs(operation: Operation, contract: Contract): string[] {
  const { roles, stepUp } = operation;
  const who = roles.includes('public') ? 'everybody, without a session' : roles.map(roleInWords).join(', ');
  const promises = [...formal(operation), ...contract.promises.filter(({ of }) => of === operation.id).map(inWords)];
  return [
    `**Who may call it:** ${who}.`,
    ...(stepUp.length === 0
      ? []
      : [`**Needs a fresh second factor**, where the policy asks for one: ${stepUpInWords(stepUp)}.`]),
    ...(promises.length === 0 ? [] : [`**What it promises**\n\n${promises.map((one) => `- ${one}`).join('\n')}`]),
  ];
}

const when: Readonly<Record<string, string>> = {
  always: 'always',
  confidential: 'when it touches what is confidential',
  privileged: 'when it invites an administrator or a manager',
};
const stepUpInWords = (stepUp: readonly string[]): string => stepUp.map((one) => when[one] ?? one).join(', or ');
const roleInWords = (role: string): string => (role === 'owner' ? 'the uploader' : role);
const inWords = ({ id, text }: NamedPromise): string => `${text} (\`${id}\`)`;

function formal({
  id,
  order,
  content,
  showsIn,
  goneFrom,
  again,
  audited,
  isOpenToOtherSites,
  method,
}: Operation): string[] {
  const named = (kind: string) => `(\`${id} ${kind}\`)`;
  const lines: string[] = [];
  if (Array.isArray(order)) lines.push(`Ordered by ${order.map(fieldInWords).join(', ')}. ${named('order')}`);
  else if (order === 'made') lines.push(`In the order in which the entries were made, oldest first. ${named('order')}`);
  else if (order === 'none') lines.push('In no order that could be relied on.');
  else if (order !== null) lines.push(`In the order of ${linked(order.as)}. ${named('order')}`);
  if (content !== null) {
    const which = content === 'original' ? 'Byte for byte what was uploaded' : 'Watermarked bytes';
    lines.push(`${which}, with a strong ETag, ranges and HEAD. ${named('ranges')}`);
  }
  for (const place of showsIn)
    lines.push(`Shows at once in ${linked(place.operation)}. ${named(`shows-in ${place.operation}`)}`);
  for (const place of goneFrom) lines.push(`${goneInWords(place)} ${named(`gone-from ${place.operation}`)}`);
  if (again) {
    const nothing = again.addsNothingTo.map(linked).join(', ');
    lines.push(
      `A second time it answers ${again.status}${nothing && `, and adds nothing to ${nothing}`}. ${named('again')}`,
    );
  }
  lines.push(...auditInWords(audited).map((one) => `${one} ${named('audit')}`));
  if (isOpenToOtherSites) lines.push(`May come from another site. ${named('cross-site')}`);
  else if (method !== 'GET') lines.push(`From another site it is refused with 403. ${named('cross-site')}`);
  return lines;
}

const linked = (id: string): string => `\`${id}\``;
const fieldInWords = (field: string): string =>
  field.startsWith('-') ? `${field.slice(1)}, newest or largest first` : field;
const goneInWords = ({ operation, status }: Place): string =>
  status === null ? `Is gone from ${linked(operation)}.` : `${linked(operation)} answers ${status} from then on.`;

function auditInWords({ done, refused, again }: Audited): string[] {
  const list = (traces: readonly Trace[]) =>
    [...new Set(traces.map(({ activityType }) => `\`${activityType}\``))].join(', ');
  const once = again === 'none' ? ', once within five minutes' : '';
  return [
    ...(done.length > 0 ? [`The audit log has ${list(done)}${once}.`] : []),
    ...(refused.length > 0 ? [`Refused, the audit log has ${list(refused)}.`] : []),
  ];
}
