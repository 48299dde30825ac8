// Finds the root element of an SVG document by walking its markup, so that something can be put in as its last child.

export interface SvgRoot {
  /** The root's start tag, with its attributes. */
  tag: string;
  /** The prefix of SVG's names in the root, with its colon, or nothing. */
  prefix: string;
  /** Where the root's end tag begins; where the whole tag begins if it closes itself. */
  end: number;
  isSelfClosing: boolean;
}

/** What the walk passes over in one step, tags last. Each alternative ends where the construct ends. */
const token =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!DOCTYPE(?:[^<>[\]"']|"[^"]*"|'[^']*'|\[(?:[^\]"'<]|"[^"]*"|'[^']*'|<!--[^]*?-->|<(?!!--)(?:[^<>"']|"[^"]*"|'[^']*')*>)*\])*>|<(\/?)([\w:.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gy;

/** @throws when the markup is not well formed or its root is no svg element. */
export function findSvgRoot(text: string): SvgRoot {
  let depth = 0;
  let root: Omit<SvgRoot, 'end'> | null = null;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', token.lastIndex)) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (!match) break;
    const [whole, slash, name, attributes = ''] = match;
    if (name === undefined) continue;
    const isSelfClosing = attributes.endsWith('/');
    if (!root) {
      const prefix = /^([\w.-]+:)?svg$/.exec(name);
      if (slash || !prefix) break;
      root = { tag: whole, prefix: prefix[1] ?? '', isSelfClosing };
      if (isSelfClosing) return { ...root, end: at };
    }
    if (slash) depth -= 1;
    else if (!isSelfClosing) depth += 1;
    if (depth === 0) return { ...root, end: at };
  }
  throw new Error('the markup is not well formed');
}
