import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../setup.mjs';

const imports = (from: string) => `import { x } from '${from}';\nexport default x;\n`;

const wrongEffects = [
  'useEffect(() => scroller?.scrollTo({ top: 0 }), [scroller]);',
  'React.useLayoutEffect(() => window.scrollBy(0, 1));',
  'useInsertionEffect(() => { if (late) return row.scrollIntoView(); });',
  'useEffect(function () { return engine.whenSettled(tell); }, []);',
  'useEffect(async () => { await load(); }, []);',
  'useEffect(subscribe, []);',
  '<div ref={(node) => node?.scrollIntoView()} />;',
  '<div ref={(node) => { return node?.animate([]); }} />;',
];

const rightEffects = [
  'useEffect(() => { scroller?.scrollTo({ top: 0 }); }, []);',
  'useEffect(() => () => engine.clear(), [engine]);',
  'useEffect(() => { if (!open) return; const stop = watch(); return () => { stop(); }; }, []);',
  'useEffect(() => { if (!open) return undefined; return function () { stop(); }; }, []);',
  'useEffect(() => void scroller.scrollTo(0, 0), [scroller]);',
  'useLayoutEffect(() => { const top = () => { return box.top; }; place(top()); });',
  'const size = useMemo(() => box.scrollTo(0, 0), [box]);',
  '<div ref={element} />;',
  '<div ref={(node) => { node?.focus(); }} />;',
];

const faults: readonly (readonly [file: string, code: string, rule: string])[] = [
  ['web/session/a.ts', imports('#server/http/app.ts'), 'closed-imports'],
  ['web/session/b.ts', imports('#mock/world/fault.ts'), 'closed-imports'],
  ['web/session/c.ts', imports('zod/mini'), 'closed-imports'],
  ['web/api/a.ts', imports('#web/features/users/users-page.tsx'), 'closed-imports'],
  ['web/ui/a.ts', imports('#web/domain/people/person.ts'), 'closed-imports'],
  ['web/domain/a.ts', imports('#web/app/routes.tsx'), 'closed-imports'],
  ['web/features/users/a.ts', imports('#web/features/audit/audit-page.tsx'), 'closed-imports'],
  ['web/features/users/b.ts', imports('../audit/audit-page.tsx'), 'closed-imports'],
  ['web/features/users/c.ts', imports('../../app/app.tsx'), 'closed-imports'],
  ['mock/world/a.ts', imports('#server/storage/file-store.ts'), 'closed-imports'],
  ['mock/panel/a.ts', imports('#web/domain/people/person.ts'), 'closed-imports'],
  ['mock/server/a.ts', imports('#web/ui/theme/cx.ts'), 'closed-imports'],
  ['reference-server/http/a.ts', imports('#web/format/csv.ts'), 'closed-imports'],
  ['reference-server/http/b.ts', imports('#contract/hooks/users.ts'), 'closed-imports'],
  ['conformance/a.ts', imports('#core/room/room.ts'), 'closed-imports'],
  ['conformance/targets/a.ts', imports('#web/format/csv.ts'), 'closed-imports'],
  ['reference-server/core/store/a.ts', imports('../documents/documents.ts'), 'closed-imports'],
  ['reference-server/core/documents/a.ts', imports('../folders/folders.ts'), 'closed-imports'],
  ['reference-server/core/documents/b.ts', imports('koa'), 'closed-imports'],
  ['web/session/j.ts', "export const later = () => import('#web/app/app.tsx');\n", 'closed-imports'],
  ['reference-server/core/documents/c.ts', 'export const now = Date.now();\n', 'no-restricted-properties'],
  ['reference-server/core/documents/d.ts', 'export const env = process.env;\n', 'no-restricted-globals'],
  ['reference-server/core/documents/e.ts', 'await store.transact(async () => undefined);\n', 'audited-changes'],
  ['reference-server/core/people/a.ts', "await store['transact'](async () => undefined);\n", 'audited-changes'],
  ['reference-server/auth/a.ts', 'export const { transact } = store;\n', 'audited-changes'],
  ['web/session/d.ts', "localStorage.setItem('a', 'b');\n", 'no-restricted-globals'],
  ['web/session/e.ts', 'export const jar = document.cookie;\n', 'no-restricted-properties'],
  ...wrongEffects.map((code, at) => [`web/session/wrong-${at}.tsx`, code, 'effect-clean-up'] as const),
  ['web/features/users/d.ts', 'export const now = Date.now();\n', 'server-time'],
  ['web/domain/b.ts', 'export const readClock = Date.now;\n', 'server-time'],
  ['web/format/a.ts', 'export const today = new Date();\n', 'server-time'],
  ['web/format/b.ts', 'export const said = Date();\n', 'server-time'],
  ['web/session/g.ts', 'export const slow = /(a+)+$/;\n', 'no-super-linear-backtracking'],
  ['web/session/h.ts', 'export const both = /a|a/;\n', 'no-dupe-disjunctions'],
  ['web/session/i.ts', 'export function f() { let a = 1; a = 2; return a; }\n', 'no-useless-assignment'],
  ['web/public/a.js', 'missing();\n', 'no-undef'],
  ['web/public/b.js', 'export const same = window.a == 1;\n', 'eqeqeq'],
];

const permitted: readonly (readonly [file: string, code: string])[] = [
  ['web/session/z.test.ts', imports('#mock/world/fault.ts')],
  ['web/features/users/y.ts', imports('#web/features/audit/audit-dialog.tsx')],
  ['web/features/users/z.stories.tsx', imports('#web/features/audit/audit-page.tsx')],
  ['web/ui/browser/site-data.ts', 'export const all = localStorage.length;\n'],
  ['web/api/server-time.ts', 'export const now = () => Date.now();\n'],
  ['web/format/y.ts', 'export const first = new Date(0);\nexport const other = Date.parse("2026-01-15");\n'],
  ['web/format/z.test.ts', 'export const now = Date.now();\n'],
  ['mock/world/z.ts', imports('#server/scenarios/scenario.ts')],
  ['mock/panel/z.ts', imports('#web/ui/theme/cx.ts')],
  ['reference-server/core/documents/x.ts', "import type { X } from '../folders/folders.ts';\nexport type Y = X;\n"],
  ['reference-server/core/documents/y.ts', imports('../access/reader.ts')],
  ['reference-server/core/documents/z.test.ts', 'await store.transact(async () => Date.now());\n'],
  ['reference-server/core/store/change.ts', 'await store.transact(async () => undefined);\n'],
  ['reference-server/core/store/housekeeping.ts', 'await store.transact(async () => undefined);\n'],
  ['reference-server/scenarios/scenario.ts', 'await store.transact(async () => undefined);\n'],
  ...rightEffects.map((code, at) => [`web/session/right-${at}.tsx`, code] as const),
  ['scripts/z.ts', 'export const slow = /(a+)+$/;\n'],
];

const report = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

let folder = '';
const found = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'walls-'));
  for (const name of ['oxlint.walls.js', '.oxlintrc.json', 'package.json'])
    cpSync(path.join(root, name), path.join(folder, name));
  cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'web/features/audit'), { recursive: true });
  for (const [file, code] of [...faults, ...permitted]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const planted = [...faults, ...permitted].map(([file]) => file);
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', 'oxlint.walls.js', '-f', 'json', ...planted], {
    cwd: folder,
    encoding: 'utf8',
  });
  for (const { code, filename } of report.parse(JSON.parse(stdout)).diagnostics) {
    const rules = found.get(filename) ?? [];
    found.set(filename, [...rules, /\((?:.*\/)?(.+)\)$/.exec(code)?.[1] ?? code]);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(faults)('%s may not contain %j', (file, _code, rule) => {
  expect(found.get(file)).toContain(rule);
});

it.each(permitted)('%s may contain %j', (file) => {
  expect(found.get(file)).toBeUndefined();
});
