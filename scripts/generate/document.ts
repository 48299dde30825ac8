// openapi.yaml as the generators read it.

/** The methods that both doors answer; a GET also answers HEAD. */
export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export interface Parameter {
  in: string;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  'x-roles': string[];
  'x-step-up'?: string[];
  'x-navigation'?: boolean;
  'x-extension'?: boolean;
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

export interface Contract {
  paths: Record<string, Partial<Record<Method, Operation>> & { parameters?: unknown[] }>;
  components: { schemas: Record<string, { type?: string; enum?: string[] }> };
}

/** Follows references inside the document; undefined if they lead nowhere. */
export function resolve(document: unknown, value: unknown): unknown {
  let found = value;
  for (let steps = 0; isObject(found) && typeof found['$ref'] === 'string' && steps < 20; steps += 1) {
    const parts = found['$ref'].replace('#/', '').split('/').map(unescaped);
    found = parts.reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), document);
  }
  return found;
}

/** Unescapes a part of a JSON pointer. */
export const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);
