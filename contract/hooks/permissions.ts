/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  DocumentPermission,
  DocumentReader,
  GrantDocumentPermissionRequest
} from '#contract/types.ts';

import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { http } from '../../web/api/http.ts';
import type { ErrorType } from '../../web/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListDocumentPermissionsUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/permissions`
}

/**
 * Oldest first. Grants only add to what level and folder allow; they never deny.
 * @summary The grants on a document
 */
export const listDocumentPermissions = async (id: string, options?: Parameters<typeof http>[1]): Promise<DocumentPermission[]> => {

  return http<DocumentPermission[]>(getListDocumentPermissionsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDocumentPermissionsQueryKey = (id: string,) => {
    return [
    `/api/documents/${id}/permissions`
    ] as const;
    }


export const getListDocumentPermissionsQueryOptions = <TData = Awaited<ReturnType<typeof listDocumentPermissions>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentPermissionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocumentPermissions>>> = ({ signal }) => listDocumentPermissions(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocumentPermissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentPermissionsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocumentPermissions>>>
export type ListDocumentPermissionsQueryError = ErrorType<unknown>


export function useListDocumentPermissions<TData = Awaited<ReturnType<typeof listDocumentPermissions>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentPermissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentPermissions>>,
          TError,
          Awaited<ReturnType<typeof listDocumentPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentPermissions<TData = Awaited<ReturnType<typeof listDocumentPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentPermissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentPermissions>>,
          TError,
          Awaited<ReturnType<typeof listDocumentPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentPermissions<TData = Awaited<ReturnType<typeof listDocumentPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The grants on a document
 */

export function useListDocumentPermissions<TData = Awaited<ReturnType<typeof listDocumentPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentPermissionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDocumentReadersUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/readers`
}

/**
 * Every analyst and viewer who can preview the document at this moment, in the order of the list of users.
 * Administrators and managers see every document and are not named.
 * @summary Who can read a document now
 */
export const listDocumentReaders = async (id: string, options?: Parameters<typeof http>[1]): Promise<DocumentReader[]> => {

  return http<DocumentReader[]>(getListDocumentReadersUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDocumentReadersQueryKey = (id: string,) => {
    return [
    `/api/documents/${id}/readers`
    ] as const;
    }


export const getListDocumentReadersQueryOptions = <TData = Awaited<ReturnType<typeof listDocumentReaders>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentReaders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentReadersQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocumentReaders>>> = ({ signal }) => listDocumentReaders(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocumentReaders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentReadersQueryResult = NonNullable<Awaited<ReturnType<typeof listDocumentReaders>>>
export type ListDocumentReadersQueryError = ErrorType<unknown>


export function useListDocumentReaders<TData = Awaited<ReturnType<typeof listDocumentReaders>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentReaders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentReaders>>,
          TError,
          Awaited<ReturnType<typeof listDocumentReaders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentReaders<TData = Awaited<ReturnType<typeof listDocumentReaders>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentReaders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentReaders>>,
          TError,
          Awaited<ReturnType<typeof listDocumentReaders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentReaders<TData = Awaited<ReturnType<typeof listDocumentReaders>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentReaders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who can read a document now
 */

export function useListDocumentReaders<TData = Awaited<ReturnType<typeof listDocumentReaders>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentReaders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentReadersQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGrantDocumentPermissionUrl = () => {




  return `/api/permissions/document`
}

/**
 * Granting to the same person again replaces the grant (200). `canDownload` without `canRead` is stored as sent
 * and gives no access.
 * @summary Let one person read or download one document
 */
export const grantDocumentPermission = async (grantDocumentPermissionRequest: GrantDocumentPermissionRequest, options?: Parameters<typeof http>[1]): Promise<DocumentPermission> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<DocumentPermission>(getGrantDocumentPermissionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(grantDocumentPermissionRequest)
  }
);}





export const getGrantDocumentPermissionMutationKey = () => ['grantDocumentPermission'] as const;

export const getGrantDocumentPermissionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantDocumentPermission>>, TError,GrantDocumentPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof grantDocumentPermission>>, TError,GrantDocumentPermissionMutationVariables, TContext> => {

const mutationKey = getGrantDocumentPermissionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof grantDocumentPermission>>, GrantDocumentPermissionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  grantDocumentPermission(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GrantDocumentPermissionMutationResult = NonNullable<Awaited<ReturnType<typeof grantDocumentPermission>>>
    export type GrantDocumentPermissionMutationBody = GrantDocumentPermissionRequest
    export type GrantDocumentPermissionMutationError = ErrorType<unknown>
    export type GrantDocumentPermissionMutationVariables = {data: GrantDocumentPermissionRequest}

    /**
 * @summary Let one person read or download one document
 */
export const useGrantDocumentPermission = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof grantDocumentPermission>>, TError,GrantDocumentPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof grantDocumentPermission>>,
        TError,
        GrantDocumentPermissionMutationVariables,
        TContext
      > => {
      return useMutation(getGrantDocumentPermissionMutationOptions(options), queryClient);
    }
    export const getRevokeDocumentPermissionUrl = (documentId: string,
    userId: string,) => {




  return `/api/permissions/document/${encodeURIComponent(String(documentId))}/${encodeURIComponent(String(userId))}`
}

/**
 * Takes effect on the very next request of that person. No grant there is 404.
 * @summary Revoke a grant
 */
export const revokeDocumentPermission = async (documentId: string,
    userId: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRevokeDocumentPermissionUrl(documentId,userId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeDocumentPermissionMutationKey = () => ['revokeDocumentPermission'] as const;

export const getRevokeDocumentPermissionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeDocumentPermission>>, TError,RevokeDocumentPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeDocumentPermission>>, TError,RevokeDocumentPermissionMutationVariables, TContext> => {

const mutationKey = getRevokeDocumentPermissionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeDocumentPermission>>, RevokeDocumentPermissionMutationVariables> = (props) => {
          const {documentId,userId} = props ?? {};

          return  revokeDocumentPermission(documentId,userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeDocumentPermissionMutationResult = NonNullable<Awaited<ReturnType<typeof revokeDocumentPermission>>>

    export type RevokeDocumentPermissionMutationError = ErrorType<unknown>
    export type RevokeDocumentPermissionMutationVariables = {documentId: string;userId: string}

    /**
 * @summary Revoke a grant
 */
export const useRevokeDocumentPermission = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeDocumentPermission>>, TError,RevokeDocumentPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeDocumentPermission>>,
        TError,
        RevokeDocumentPermissionMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeDocumentPermissionMutationOptions(options), queryClient);
    }
