import { expect, it } from 'vitest';
import { limits } from './comparing-limits.ts';
import { compared, inLines } from './testing/compared.ts';

const page = (body: string) =>
  `<!doctype html><html><head><title>Terms</title><style>p { color: red }</style></head><body>${body}</body></html>`;

it('pages are compared by what is read in them, block by block', async () => {
  const before = page(
    '<h1>Terms</h1><p>Due in <b>ten</b>\n days<br>net</p><table><tr><td>a<td>1</table><script>let a = 1;</script>',
  );
  const after = page(
    '<h1 class=x>Terms</h1><div>Due in <i>twelve</i> days<br/>net</div><table><tr><td>a</td><td>2</td></tr></table><script>let a = 2;</script>',
  );
  expect(inLines(await compared('html', before, after))).toEqual([
    '  Terms',
    '  Terms',
    '- Due in [ten] days',
    '+ Due in [twelve] days',
    '  net',
    '- a | [1]',
    '+ a | [2]',
  ]);
});

it('pages that differ in tags, white space and entities alone have no changes', async () => {
  expect(await compared('html', page('<p>a &amp; b</p>'), page('<div><p>a\n  <b>&#38;</b> b'))).toMatchObject({
    changes: 0,
  });
});

it('keep the lines of preformatted text', async () => {
  expect(inLines(await compared('html', page('<pre>a\n  b</pre>'), page('<pre>a\n    b</pre>')))).toEqual([
    '  Terms',
    '  a',
    '- [  ]b',
    '+ [    ]b',
  ]);
});

it('are read in the encoding that they declare', async () => {
  const declared = Buffer.from('<meta charset=iso-8859-2><p>\xb1</p>', 'latin1');
  expect(inLines(await compared('html', '<p>a</p>', declared))).toEqual(['- [a]', '+ [ą]']);
});

it('a page whose elements nest without end, or that is too large, brings nothing down', async () => {
  expect(await compared('html', page('x'), `${'<div>'.repeat(200_000)}x`)).toEqual({
    kind: 'none',
    reason: 'damaged',
    of: 'to',
  });
  const tight = { limits: { ...limits, text: 100 } };
  expect(await compared('html', page('x'), page('word '.repeat(100)), tight)).toEqual({
    kind: 'none',
    reason: 'too-large',
    of: 'to',
  });
});
