// The relations between the parts of an office file.
import { attribute, readXml } from './xml.ts';
import type { Parts } from './zip-parts.ts';

export interface Relation {
  id: string;
  /** The last segment of its type: `officeDocument`, `footnotes`, `worksheet`. */
  type: string;
  target: string;
}

/** Empty if there are none. @param part empty for the file itself. @throws CannotRead */
export async function relationsOf(parts: Parts, part: string): Promise<Relation[]> {
  const at = part.lastIndexOf('/') + 1;
  const name = `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
  const relations: Relation[] = [];
  if (!parts.has(name)) return relations;
  await readXml(parts, name, {
    open(tag, attributes) {
      if (tag !== 'Relationship' || attributes['TargetMode'] === 'External') return;
      const type = attribute(attributes, 'Type') ?? '';
      const target = resolved(part.slice(0, at), attribute(attributes, 'Target') ?? '');
      relations.push({ id: attribute(attributes, 'Id') ?? '', type: type.slice(type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}

export async function mainPart(parts: Parts, usual: string): Promise<string> {
  const main = (await relationsOf(parts, '')).find(({ type }) => type === 'officeDocument');
  return main?.target ?? usual;
}
