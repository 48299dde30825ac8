// A target without any extension: the first call table alone.
import type { Contract } from '../contract.ts';
import { absentProperties, without } from '../extensions/absent.ts';
import { routesOf } from '../proxy/routes.ts';
import { jsonOf, mediaTypeOf, type OwnTarget, type WireAnswer, type WireRequest } from '../target.ts';

interface Made {
  email?: string;
  invitation?: { link: string } | null;
}

export function bare(target: OwnTarget, contract: Contract): OwnTarget {
  const extensions = contract.operations.filter(({ isExtension }) => isExtension);
  const { operations, ...rest } = without(contract, new Set([...extensions.map(({ id }) => id), 'true']));
  const names = absentProperties({ operations, ...rest });
  const [find, findAll] = [routesOf({ operations }), routesOf(contract)];
  const links = new Map<string, string>();
  const { enter } = target;
  return {
    ...target,
    name: 'bare',
    // No answer shows the link of an invitation.
    enter: enter && ((guest, person) => enter(guest, { ...person, link: links.get(person.email) ?? person.link })),
    async send(request) {
      const { operation, methods } = find(request.method, request.path);
      const isExtension = methods.length === 0 && findAll(request.method, request.path).methods.length > 0;
      if (isExtension) return target.send({ ...request, path: '/api/none' });
      if (methods.length === 0) return target.send(request);
      const sent = operation ? withoutExtras(request, names) : { ...request, method: 'OPTIONS' };
      const answer = await target.send(sent);
      const { email, invitation } = operation?.id === 'createUser' ? (jsonOf(answer) as Made) : {};
      if (email !== undefined && invitation) links.set(email, invitation.link);
      return reduced(answer, names, methods);
    },
  };
}

/** A property that it does not have is refused. */
function withoutExtras(request: WireRequest, names: ReadonlySet<string>): WireRequest {
  const { body } = request;
  if (typeof body !== 'string' || ![...names].some((name) => body.includes(`"${name}":`))) return request;
  return { ...request, body: '{"unknownProperty":true}' };
}

function reduced(answer: WireAnswer, names: ReadonlySet<string>, methods: readonly string[]): WireAnswer {
  const headers = new Headers(answer.headers);
  if (answer.status === 405)
    headers.set('allow', methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', '));
  const json = mediaTypeOf(answer) === 'application/json' ? jsonOf(answer) : null;
  if (typeof json !== 'object' || json === null) return { ...answer, headers };
  const text = JSON.stringify(json, (name, value: unknown) => (names.has(name) ? undefined : value));
  const bytes = new TextEncoder().encode(text);
  if (headers.has('content-length')) headers.set('content-length', String(bytes.length));
  return { ...answer, headers, bytes };
}
