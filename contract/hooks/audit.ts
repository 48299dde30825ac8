/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  AuditEntry,
  AuditIntegrity,
  AuditSearch,
  ListAuditLogsParams,
  SearchAuditLogsParams
} from '#contract/types.ts';

import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { http } from '../../web/api/http.ts';
import type { ErrorType } from '../../web/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getListAuditLogsUrl = (params?: ListAuditLogsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/audit-logs?${stringifiedParams}` : `/api/audit-logs`
}

/**
 * The newest 10,000 entries; `before` (an extension) names an entry and pages on to the 10,000 older than it. An
 * entry that does not exist has nothing before it.
 * @summary The audit log, newest first
 */
export const listAuditLogs = async (params?: ListAuditLogsParams, options?: Parameters<typeof http>[1]): Promise<AuditEntry[]> => {

  return http<AuditEntry[]>(getListAuditLogsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListAuditLogsQueryKey = (params?: ListAuditLogsParams,) => {
    return [
    `/api/audit-logs`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAuditLogsQueryOptions = <TData = Awaited<ReturnType<typeof listAuditLogs>>, TError = ErrorType<unknown>>(params?: ListAuditLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLogs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAuditLogsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAuditLogs>>> = ({ signal }) => listAuditLogs(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAuditLogs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAuditLogsQueryResult = NonNullable<Awaited<ReturnType<typeof listAuditLogs>>>
export type ListAuditLogsQueryError = ErrorType<unknown>


export function useListAuditLogs<TData = Awaited<ReturnType<typeof listAuditLogs>>, TError = ErrorType<unknown>>(
 params: undefined |  ListAuditLogsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLogs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditLogs>>,
          TError,
          Awaited<ReturnType<typeof listAuditLogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListAuditLogs<TData = Awaited<ReturnType<typeof listAuditLogs>>, TError = ErrorType<unknown>>(
 params?: ListAuditLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLogs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAuditLogs>>,
          TError,
          Awaited<ReturnType<typeof listAuditLogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListAuditLogs<TData = Awaited<ReturnType<typeof listAuditLogs>>, TError = ErrorType<unknown>>(
 params?: ListAuditLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLogs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The audit log, newest first
 */

export function useListAuditLogs<TData = Awaited<ReturnType<typeof listAuditLogs>>, TError = ErrorType<unknown>>(
 params?: ListAuditLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAuditLogs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListAuditLogsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getSearchAuditLogsUrl = (params?: SearchAuditLogsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/audit-logs/search?${stringifiedParams}` : `/api/audit-logs/search`
}

/**
 * All filters are optional, and all that are given hold; `from` is before `to`. `before` names an entry and pages on to
 * those older than it; an entry that does not exist has nothing before it. `matched` is null where counting all would
 * have cost too much, and with `before`.
 * @summary The entries that match, newest first
 */
export const searchAuditLogs = async (params?: SearchAuditLogsParams, options?: Parameters<typeof http>[1]): Promise<AuditSearch> => {

  return http<AuditSearch>(getSearchAuditLogsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchAuditLogsQueryKey = (params?: SearchAuditLogsParams,) => {
    return [
    `/api/audit-logs/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchAuditLogsQueryOptions = <TData = Awaited<ReturnType<typeof searchAuditLogs>>, TError = ErrorType<unknown>>(params?: SearchAuditLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAuditLogs>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchAuditLogsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchAuditLogs>>> = ({ signal }) => searchAuditLogs(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchAuditLogs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchAuditLogsQueryResult = NonNullable<Awaited<ReturnType<typeof searchAuditLogs>>>
export type SearchAuditLogsQueryError = ErrorType<unknown>


export function useSearchAuditLogs<TData = Awaited<ReturnType<typeof searchAuditLogs>>, TError = ErrorType<unknown>>(
 params: undefined |  SearchAuditLogsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAuditLogs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAuditLogs>>,
          TError,
          Awaited<ReturnType<typeof searchAuditLogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useSearchAuditLogs<TData = Awaited<ReturnType<typeof searchAuditLogs>>, TError = ErrorType<unknown>>(
 params?: SearchAuditLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAuditLogs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchAuditLogs>>,
          TError,
          Awaited<ReturnType<typeof searchAuditLogs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useSearchAuditLogs<TData = Awaited<ReturnType<typeof searchAuditLogs>>, TError = ErrorType<unknown>>(
 params?: SearchAuditLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAuditLogs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The entries that match, newest first
 */

export function useSearchAuditLogs<TData = Awaited<ReturnType<typeof searchAuditLogs>>, TError = ErrorType<unknown>>(
 params?: SearchAuditLogsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchAuditLogs>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getSearchAuditLogsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetAuditIntegrityUrl = () => {




  return `/api/audit-logs/integrity`
}

/**
 * What the last check of the chain of hashes found, and when. A check that is older than a minute is followed by another one in
 * the background; the answer does not wait for it.
 * @summary Whether the audit log is whole
 */
export const getAuditIntegrity = async ( options?: Parameters<typeof http>[1]): Promise<AuditIntegrity> => {

  return http<AuditIntegrity>(getGetAuditIntegrityUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAuditIntegrityQueryKey = () => {
    return [
    `/api/audit-logs/integrity`
    ] as const;
    }


export const getGetAuditIntegrityQueryOptions = <TData = Awaited<ReturnType<typeof getAuditIntegrity>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditIntegrity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAuditIntegrityQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAuditIntegrity>>> = ({ signal }) => getAuditIntegrity({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAuditIntegrity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAuditIntegrityQueryResult = NonNullable<Awaited<ReturnType<typeof getAuditIntegrity>>>
export type GetAuditIntegrityQueryError = ErrorType<unknown>


export function useGetAuditIntegrity<TData = Awaited<ReturnType<typeof getAuditIntegrity>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditIntegrity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuditIntegrity>>,
          TError,
          Awaited<ReturnType<typeof getAuditIntegrity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetAuditIntegrity<TData = Awaited<ReturnType<typeof getAuditIntegrity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditIntegrity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAuditIntegrity>>,
          TError,
          Awaited<ReturnType<typeof getAuditIntegrity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetAuditIntegrity<TData = Awaited<ReturnType<typeof getAuditIntegrity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditIntegrity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Whether the audit log is whole
 */

export function useGetAuditIntegrity<TData = Awaited<ReturnType<typeof getAuditIntegrity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAuditIntegrity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetAuditIntegrityQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






