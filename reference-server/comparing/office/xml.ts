// Streams the elements of a part of an office file; own entities and deep nesting count as damage.
import { SaxesParser } from 'saxes';
import { encodingOf } from '#core/records/content-types.ts';
import { damaged, readingFailed } from '../unreadable-file.ts';
import type { Parts } from './zip-parts.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface Reader {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const DEEPEST = 500;

/** @throws CannotRead */
export async function readXml(parts: Parts, name: string, reader: Reader): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false }>();
  let depth = 0;
  parser.on('error', (error) => {
    throw damaged(`${name}: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw damaged(`${name} has a document type`);
  });
  parser.on('opentag', ({ name: tag, attributes }) => {
    if (++depth > DEEPEST) throw damaged(`${name} is nested too deeply`);
    reader.open?.(local(tag), attributes);
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.on('closetag', ({ name: tag }) => {
    depth--;
    reader.close?.(local(tag));
  });
  let decoder: TextDecoder | null = null;
  const write = (text: string) => {
    if (text !== '') parser.write(text);
  };
  try {
    await parts.read(name, (bytes) => {
      // Office files are in UTF-8 or UTF-16.
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
      write(decoder.decode(bytes, { stream: true }));
    });
    parser.close();
  } catch (error) {
    throw readingFailed(error);
  }
}

export const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The value of an attribute with any prefix. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  if (attributes[name] !== undefined) return attributes[name];
  const found = Object.keys(attributes).find((key) => local(key) === name && !key.startsWith('xmlns'));
  return found === undefined ? undefined : attributes[found];
}
