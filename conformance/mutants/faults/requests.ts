// Parsing of requests, and headers of answers.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';
const sendsToo = (...lines: readonly string[]) =>
  at.securityHeaders('ctx.set(sharedHeaders);', ['ctx.set(sharedHeaders);', ...lines].join('\n    '));

export const requestFaults: Faults = {
  requests: {
    'a write of another site is taken': at.crossSite(
      'return !reading.has(request.method) && isCrossSite(request, origin);',
      "return reading.has(request.method) && request.method === 'NONE' && isCrossSite(request, origin);",
    ),
    'a write of another name of the site is taken': at.crossSite(
      "return site !== 'same-origin' && site !== 'none';",
      "return site === 'cross-site';",
    ),
    'a write with the Origin of another site is taken': at.crossSite(
      'return origin !== null && origin !== ownOrigin;',
      'return origin !== null && origin === `not ${ownOrigin}`;',
    ),
    'an Origin that only begins like ours is taken': at.crossSite(
      'origin !== ownOrigin;',
      '!origin.startsWith(ownOrigin);',
    ),
    'properties that the contract does not have are taken': at.parse(
      'const json = schemas.json.safeParse(await call.readJson());\n  if (!json.success) throw invalid(json.error);\n  return { ...found, json: json.data };',
      "const body = await call.readJson();\n  const json = schemas.json.safeParse(body);\n  if (json.success) return { ...found, json: json.data };\n  if (!json.error.issues.every(({ code }) => code === 'unrecognized_keys')) throw invalid(json.error);\n  return { ...found, json: body };",
    ),
    'a parameter that is given twice counts once': at.parse(
      "if (another !== undefined) faults.push({ name, reason: 'Given more than once' });\n    else if (value === null)",
      'if (value === null || another === null)',
    ),
    'JSON is taken under any media type': at.jsonBody('  if (!isBodyOptional) expectJson(request);\n', ''),
    'JSON of any size is taken': at.jsonBody('const usualLimit = 65_536;', 'const usualLimit = 65_536_000;'),
    'bytes that are no UTF-8 are repaired': at.jsonBody(
      "new TextDecoder('utf-8', { fatal: true })",
      "new TextDecoder('utf-8')",
    ),
    'there is no limit of calls': at.room('  await ports.limits.count(one);\n', ''),
    'too many calls are refused without Retry-After': at.errors(
      "'Retry-After',\n    String(Math.max(1, Math.ceil(seconds))),",
      "'X-Retry',\n    String(seconds),",
    ),
  },
  headers: {
    'nosniff is missing': at.wire("  'X-Content-Type-Options': 'nosniff',\n", ''),
    'every origin may read with credentials': sendsToo(
      "ctx.set('Access-Control-Allow-Origin', ctx.get('origin') || '*');",
      "ctx.set('Access-Control-Allow-Credentials', 'true');",
    ),
    'one foreign origin may read with credentials': sendsToo(
      "if (ctx.get('origin').startsWith('https://')) {",
      "  ctx.set('Access-Control-Allow-Origin', ctx.get('origin'));",
      "  ctx.set('Access-Control-Allow-Credentials', 'true');",
      '}',
    ),
    'every origin may read without credentials': sendsToo("ctx.set('Access-Control-Allow-Origin', '*');"),
    'a preflight of another origin is answered': [
      at.securityHeaders(
        '    await next();',
        "    await next();\n    if (ctx.method === 'OPTIONS') ctx.set('Access-Control-Allow-Origin', ctx.get('origin') || '*');",
      ),
      at.sendAnswer(
        '  ctx.set({ ...headers });',
        "  ctx.set({ ...headers });\n  if (ctx.method === 'OPTIONS') ctx.set({ 'Access-Control-Allow-Origin': ctx.get('origin') || '*', 'Access-Control-Allow-Methods': 'PUT' });",
      ),
    ],
    'answers may be kept by caches': [
      at.wire("    'Cache-Control': PRIVATE,\n", ''),
      at.securityHeaders(
        "    if (/^\\/(?:api|auth|oidc)(?:\\/|$)/.test(ctx.path)) ctx.set('Cache-Control', PRIVATE);\n",
        '',
      ),
      at.securityHeaders('import { PRIVATE, sharedHeaders }', 'import { sharedHeaders }'),
    ],
    'answers may be kept by shared caches for a minute': at.wire(
      "'Cache-Control': PRIVATE,",
      "'Cache-Control': 'public, max-age=60',",
    ),
    'there is no policy against being framed': [
      at.wire("  'Content-Security-Policy': dataPolicy,\n", ''),
      at.wire('const dataPolicy', 'export const dataPolicy'),
    ],
    'the address is sent to other sites': at.wire("  'Referrer-Policy': 'no-referrer',\n", ''),
    'other sites may embed what is answered': at.wire(
      "'Cross-Origin-Resource-Policy': 'same-origin'",
      "'Cross-Origin-Resource-Policy': 'cross-origin'",
    ),
    'every answer has the same request id': at.wire(
      "'X-Request-Id': requestId,",
      "'X-Request-Id': requestId.replace(/[^-]/g, '0'),",
    ),
  },
};
