// People, sessions and what each request has to be.
import { fault, textOf } from '../mutant.ts';

const users = textOf('core/people/users.ts');
const order = textOf('core/records/people-order.ts');
const firstPermissions = textOf('core/people/first-permissions.ts');
const keeping = textOf('core/people/keep-an-admin.ts');
const endings = textOf('core/people/endings.ts');
const sessions = textOf('core/identity/sessions/sessions.ts');
const mySessions = textOf('core/identity/sessions/my-sessions.ts');
const admission = textOf('core/identity/sign-in/admission.ts');
const invitations = textOf('core/identity/sign-in/invitations.ts');
const records = textOf('core/records/keys.ts');
const crossSite = textOf('core/room/cross-site.ts');
const parse = textOf('core/call/parse.ts');
const room = textOf('core/room/room.ts');
const jsonBody = textOf('core/room/json-body.ts');
const wire = textOf('core/room/wire.ts');
const errors = textOf('core/call/errors.ts');
const securityHeaders = textOf('http/security-headers.ts');
const cookie = textOf('http/session-cookie.ts');
const engine = textOf('core/store/store.ts');
const holders = textOf('core/access/holder.ts');

const ends = (collection: string) =>
  endings(`  for (const { id } of await tx.${collection}.by('user', userId)) await tx.${collection}.delete(id);\n`, '');

const sendsToo = (...lines: readonly string[]) =>
  securityHeaders('ctx.set(sharedHeaders);', ['ctx.set(sharedHeaders);', ...lines].join('\n    '));

export const peopleFaults = [
  fault(
    'people',
    'a new role is answered and not kept',
    users('await tx.users.put(row);', 'await tx.users.put({ ...row, role: user.role });'),
  ),
  fault(
    'people',
    'e-mail addresses are compared with their case',
    records("return email.normalize('NFC').trim().toLowerCase();", "return email.normalize('NFC').trim();"),
  ),
  fault(
    'people',
    'an e-mail address that somebody has is taken',
    users(
      "if ((await tx.users.by('email', emailKey(user.email))).length > 0) throw emailTaken();",
      "if ((await tx.users.by('email', emailKey(user.email))).length > 9) throw emailTaken();",
    ),
  ),
  fault(
    'people',
    'the e-mail address of a new person is kept in lower case',
    users('    email: json.email,\n', '    email: json.email.toLowerCase(),\n'),
  ),
  fault(
    'people',
    'administrators can take their own role away',
    users(
      'if (params.id === context.actor.userId) throw selfChange();\n  const { row, factors, discarded }',
      'const { row, factors, discarded }',
    ),
  ),
  fault(
    'people',
    'administrators can deactivate themselves',
    users('if (params.id === context.actor.userId) throw selfChange();\n  const discarded', 'const discarded'),
  ),
  fault(
    'people',
    'the last administrator can be removed',
    keeping(
      'if (!(await tx.users.list()).some(isOtherAdmin)) throw lastAdmin();',
      "if (!(await tx.users.list()).some(isOtherAdmin) && user.id === '') throw lastAdmin();",
    ),
  ),
  fault(
    'people',
    'who was deactivated stays in the list',
    order('rows.filter((user) => user.deactivatedAt === null)', "rows.filter((user) => user.id !== '')"),
  ),
  fault(
    'people',
    'deactivating is answered and not done',
    users('await tx.users.put({ ...user, deactivatedAt: context.now.toISOString() });', 'await tx.users.put(user);'),
    users('return endAccess(tx, user.id);', "return user.id === '' ? endAccess(tx, user.id) : [];"),
  ),
  fault('people', 'the grants of who was deactivated stay', ends('grants')),
  fault(
    'people',
    'the documents that a new person was invited to stay closed',
    firstPermissions('await tx.grants.put({ ...row, userId: user.id, createdAt: user.createdAt });', ''),
  ),
  fault(
    'people',
    'the folders that a new person was invited to stay closed',
    firstPermissions(
      'await tx.folderPermissions.put({ ...row, id: folderPermissionId(user.id, folder.id), userId: user.id });',
      'await tx.folderPermissions.put({ ...row, canRead: false, id: folderPermissionId(user.id, folder.id), userId: user.id });',
    ),
  ),
  fault(
    'people',
    'a person is made although a document that they were invited to does not exist',
    firstPermissions(
      'if (!document) throw notFound();\n    await tx.grants',
      'if (!document) continue;\n    await tx.grants',
    ),
  ),
  fault(
    'people',
    'a grant is given to somebody who was deactivated',
    holders(
      'return displayName(await activeUser(tx, userId));',
      '{\n    const user = await tx.users.get(userId);\n    if (user) return displayName(user);\n  }',
    ),
    holders("import { activeUser } from '../records/active-user.ts';\n", ''),
  ),
  fault(
    'people',
    'a new invitation leaves the earlier link good',
    invitations(
      "  for (const earlier of await tx.invitations.by('user', userId)) await tx.invitations.delete(earlier.id);\n",
      '',
    ),
  ),
  fault(
    'people',
    'a new invitation repeats the earlier link',
    invitations('const token = ports.ids.token();', "const token = `${'strongroom'.repeat(4)}${ports.origin.length}`;"),
  ),
  fault(
    'people',
    'an invitation never ends',
    invitations('const lifetimeMs = 7 * 86_400_000;', 'const lifetimeMs = 3650 * 86_400_000;'),
  ),
  fault(
    'people',
    'a refused change leaves half of itself',
    engine(
      '        job.fail(error);\n        continue;',
      '        job.fail(error);\n        burst.absorb(layer.changes());\n        if (layer.changes().length > 0) commits.push({ changes: layer.changes(), audit: [] });\n        continue;',
    ),
  ),
  fault(
    'sessions',
    'a session outlives the deactivation of its person',
    ends('sessions'),
    sessions('if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return null;', 'if (!user) return null;'),
  ),
  fault(
    'sessions',
    'a new role counts from the next sign-in on',
    sessions(
      'const writeEveryMs = 60_000;',
      "const writeEveryMs = 60_000;\nconst roles = new Map<string, Actor['role']>();",
    ),
    sessions(
      'return { ...personOf(user, policy, ports, address), sessionId: session.id };',
      'const role = roles.get(session.id) ?? user.role;\n  roles.set(session.id, role);\n  return { ...personOf({ ...user, role }, policy, ports, address), sessionId: session.id };',
    ),
  ),
  fault(
    'sessions',
    'a session that is ended from the list stays',
    mySessions('    await tx.sessions.delete(meant.id);\n', ''),
  ),
  fault(
    'sessions',
    'signing out everywhere else keeps the other sessions',
    mySessions('    for (const row of others) await tx.sessions.delete(row.id);\n', ''),
  ),
  fault(
    'sessions',
    'logging out keeps the session',
    sessions('    await tx.sessions.delete(sessionId);\n    await endVisit', '    await endVisit'),
  ),
  fault(
    'sessions',
    'scripts can read the session cookie',
    cookie(
      'ctx.cookies.set(name, value, {\n    httpOnly: true,',
      'ctx.cookies.set(name, value, {\n    httpOnly: false,',
    ),
  ),
  fault(
    'sessions',
    'other sites can send the session cookie',
    cookie("token, { sameSite: 'strict',", "token, { sameSite: 'lax',"),
  ),
  fault(
    'sessions',
    'the last sign-in is not told',
    admission('lastLoginAt: time };', 'lastLoginAt: named.lastLoginAt };'),
  ),
  fault(
    'requests',
    'a write of another site is taken',
    crossSite(
      'return !reading.has(request.method) && isCrossSite(request, origin);',
      "return reading.has(request.method) && request.method === 'NONE' && isCrossSite(request, origin);",
    ),
  ),
  fault(
    'requests',
    'a write of another name of the site is taken',
    crossSite("return site !== 'same-origin' && site !== 'none';", "return site === 'cross-site';"),
  ),
  fault(
    'requests',
    'a write with the Origin of another site is taken',
    crossSite(
      'return origin !== null && origin !== ownOrigin;',
      'return origin !== null && origin === `not ${ownOrigin}`;',
    ),
  ),
  fault(
    'requests',
    'an Origin that only begins like ours is taken',
    crossSite('origin !== ownOrigin;', '!origin.startsWith(ownOrigin);'),
  ),
  fault(
    'requests',
    'properties that the contract does not have are taken',
    parse(
      'const json = schemas.json.safeParse(await call.readJson());\n  if (!json.success) throw invalid(json.error);\n  return { ...found, json: json.data };',
      "const body = await call.readJson();\n  const json = schemas.json.safeParse(body);\n  if (json.success) return { ...found, json: json.data };\n  if (!json.error.issues.every(({ code }) => code === 'unrecognized_keys')) throw invalid(json.error);\n  return { ...found, json: body };",
    ),
  ),
  fault(
    'requests',
    'a parameter that is given twice counts once',
    parse(
      "if (another !== undefined) faults.push({ name, reason: 'Given more than once' });\n    else if (value === null)",
      'if (value === null || another === null)',
    ),
  ),
  fault(
    'requests',
    'JSON is taken under any media type',
    jsonBody('  if (!isBodyOptional) expectJson(request);\n', ''),
  ),
  fault(
    'requests',
    'JSON of any size is taken',
    jsonBody('const usualLimit = 65_536;', 'const usualLimit = 65_536_000;'),
  ),
  fault(
    'requests',
    'bytes that are no UTF-8 are repaired',
    jsonBody("new TextDecoder('utf-8', { fatal: true })", "new TextDecoder('utf-8')"),
  ),
  fault('requests', 'there is no limit of calls', room('  await ports.limits.count(one);\n', '')),
  fault(
    'requests',
    'too many calls are refused without Retry-After',
    errors(
      "problem.headers['Retry-After'] = String(Math.max(1, Math.ceil(seconds)));",
      "problem.headers['X-Retry'] = String(seconds);",
    ),
  ),
  fault('headers', 'nosniff is missing', wire("  'X-Content-Type-Options': 'nosniff',\n", '')),
  fault(
    'headers',
    'every origin may read with credentials',
    sendsToo(
      "ctx.set('Access-Control-Allow-Origin', ctx.get('origin') || '*');",
      "ctx.set('Access-Control-Allow-Credentials', 'true');",
    ),
  ),
  fault(
    'headers',
    'one foreign origin may read with credentials',
    sendsToo(
      "if (ctx.get('origin').startsWith('https://')) {",
      "  ctx.set('Access-Control-Allow-Origin', ctx.get('origin'));",
      "  ctx.set('Access-Control-Allow-Credentials', 'true');",
      '}',
    ),
  ),
  fault(
    'headers',
    'every origin may read without credentials',
    sendsToo("ctx.set('Access-Control-Allow-Origin', '*');"),
  ),
  fault(
    'headers',
    'a preflight of another origin is answered',
    securityHeaders(
      '    await next();',
      "    await next();\n    if (ctx.method === 'OPTIONS') ctx.set('Access-Control-Allow-Origin', ctx.get('origin') || '*');",
    ),
    textOf('http/send-answer.ts')(
      '  ctx.set({ ...headers });',
      "  ctx.set({ ...headers });\n  if (ctx.method === 'OPTIONS') ctx.set({ 'Access-Control-Allow-Origin': ctx.get('origin') || '*', 'Access-Control-Allow-Methods': 'PUT' });",
    ),
  ),
  fault(
    'headers',
    'answers may be kept by caches',
    wire("    'Cache-Control': PRIVATE,\n", ''),
    securityHeaders(
      "    if (/^\\/(?:api|auth|oidc)(?:\\/|$)/.test(ctx.path)) ctx.set('Cache-Control', PRIVATE);\n",
      '',
    ),
    securityHeaders('import { PRIVATE, sharedHeaders }', 'import { sharedHeaders }'),
  ),
  fault(
    'headers',
    'answers may be kept by shared caches for a minute',
    wire("'Cache-Control': PRIVATE,", "'Cache-Control': 'public, max-age=60',"),
  ),
  fault(
    'headers',
    'there is no policy against being framed',
    wire("  'Content-Security-Policy': dataPolicy,\n", ''),
    wire('const dataPolicy', 'export const dataPolicy'),
  ),
  fault('headers', 'the address is told to other sites', wire("  'Referrer-Policy': 'no-referrer',\n", '')),
  fault(
    'headers',
    'other sites may embed what is answered',
    wire("'Cross-Origin-Resource-Policy': 'same-origin'", "'Cross-Origin-Resource-Policy': 'cross-origin'"),
  ),
  fault(
    'headers',
    'every answer has the same request id',
    wire("'X-Request-Id': requestId,", "'X-Request-Id': requestId.replace(/[^-]/g, '0'),"),
  ),
];
