// Which operation a request is for.
import type { Contract, Operation } from '../contract.ts';

export interface Found {
  operation: Operation | null;
  /** The path parameters, as written in the address. */
  params: Readonly<Record<string, string>>;
  /** The methods of the path; none if there is no such path. */
  methods: readonly string[];
}

/** Literal paths come before those with parameters; HEAD is a GET. */
export function routesOf({ operations }: Pick<Contract, 'operations'>): (method: string, url: string) => Found {
  const parts = ({ path }: Operation) => path.split('{').length;
  const routes = operations
    .toSorted((one, other) => parts(one) - parts(other))
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    }));
  return (method, url) => {
    const path = url.split('?', 1)[0] ?? '';
    const found = routes.filter(({ pattern }) => pattern.test(path));
    const route = found.find(({ operation }) => operation.method === method.replace('HEAD', 'GET'));
    const params = { ...route?.pattern.exec(path)?.groups };
    return { operation: route?.operation ?? null, params, methods: found.map(({ operation }) => operation.method) };
  };
}
