/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  ActivityEntry,
  DashboardMetrics,
  GetMeasuresParams,
  Measures
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



export const getGetDashboardMetricsUrl = () => {




  return `/api/dashboard/metrics`
}

/**
 * `activeUsers` signed in within 7 days; `totalDocuments` are all documents; `securityEvents` counts failed_login,
 * blocked_download and permission_revoked, and `downloads` document_download, of the last 30 days.
 * @summary The four figures of the dashboard
 */
export const getDashboardMetrics = async ( options?: Parameters<typeof http>[1]): Promise<DashboardMetrics> => {

  return http<DashboardMetrics>(getGetDashboardMetricsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDashboardMetricsQueryKey = () => {
    return [
    `/api/dashboard/metrics`
    ] as const;
    }


export const getGetDashboardMetricsQueryOptions = <TData = Awaited<ReturnType<typeof getDashboardMetrics>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardMetrics>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDashboardMetricsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDashboardMetrics>>> = ({ signal }) => getDashboardMetrics({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDashboardMetrics>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDashboardMetricsQueryResult = NonNullable<Awaited<ReturnType<typeof getDashboardMetrics>>>
export type GetDashboardMetricsQueryError = ErrorType<unknown>


export function useGetDashboardMetrics<TData = Awaited<ReturnType<typeof getDashboardMetrics>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardMetrics>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDashboardMetrics>>,
          TError,
          Awaited<ReturnType<typeof getDashboardMetrics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetDashboardMetrics<TData = Awaited<ReturnType<typeof getDashboardMetrics>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardMetrics>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDashboardMetrics>>,
          TError,
          Awaited<ReturnType<typeof getDashboardMetrics>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetDashboardMetrics<TData = Awaited<ReturnType<typeof getDashboardMetrics>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardMetrics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The four figures of the dashboard
 */

export function useGetDashboardMetrics<TData = Awaited<ReturnType<typeof getDashboardMetrics>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboardMetrics>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetDashboardMetricsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetMeasuresUrl = (params?: GetMeasuresParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/measures?${stringifiedParams}` : `/api/measures`
}

/**
 * Counted from the audit log, from the beginning (UTC) of the first day to now: each figure is what searchAuditLogs
 * finds of its type since `from`. Entries with `pages` belong to a view that is counted already: they count as pages and
 * seconds read, not as views. With `groupId`, of the members of this group alone, with what is new to them.
 * @summary What was measured in this room
 */
export const getMeasures = async (params?: GetMeasuresParams, options?: Parameters<typeof http>[1]): Promise<Measures> => {

  return http<Measures>(getGetMeasuresUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMeasuresQueryKey = (params?: GetMeasuresParams,) => {
    return [
    `/api/measures`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMeasuresQueryOptions = <TData = Awaited<ReturnType<typeof getMeasures>>, TError = ErrorType<unknown>>(params?: GetMeasuresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMeasures>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeasuresQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMeasures>>> = ({ signal }) => getMeasures(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMeasures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeasuresQueryResult = NonNullable<Awaited<ReturnType<typeof getMeasures>>>
export type GetMeasuresQueryError = ErrorType<unknown>


export function useGetMeasures<TData = Awaited<ReturnType<typeof getMeasures>>, TError = ErrorType<unknown>>(
 params: undefined |  GetMeasuresParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMeasures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMeasures>>,
          TError,
          Awaited<ReturnType<typeof getMeasures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetMeasures<TData = Awaited<ReturnType<typeof getMeasures>>, TError = ErrorType<unknown>>(
 params?: GetMeasuresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMeasures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMeasures>>,
          TError,
          Awaited<ReturnType<typeof getMeasures>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetMeasures<TData = Awaited<ReturnType<typeof getMeasures>>, TError = ErrorType<unknown>>(
 params?: GetMeasuresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMeasures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary What was measured in this room
 */

export function useGetMeasures<TData = Awaited<ReturnType<typeof getMeasures>>, TError = ErrorType<unknown>>(
 params?: GetMeasuresParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMeasures>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetMeasuresQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListRecentActivityUrl = () => {




  return `/api/activity/recent`
}

/**
 * Newest first, at most 20, without those of pages that were read. Each description names the user who acted, where
 * known. At most five entries, the newest, are access_expiring: access that ends within a week.
 * @summary The newest entries of the audit log, shortened
 */
export const listRecentActivity = async ( options?: Parameters<typeof http>[1]): Promise<ActivityEntry[]> => {

  return http<ActivityEntry[]>(getListRecentActivityUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRecentActivityQueryKey = () => {
    return [
    `/api/activity/recent`
    ] as const;
    }


export const getListRecentActivityQueryOptions = <TData = Awaited<ReturnType<typeof listRecentActivity>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecentActivityQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentActivity>>> = ({ signal }) => listRecentActivity({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecentActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecentActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentActivity>>>
export type ListRecentActivityQueryError = ErrorType<unknown>


export function useListRecentActivity<TData = Awaited<ReturnType<typeof listRecentActivity>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentActivity>>,
          TError,
          Awaited<ReturnType<typeof listRecentActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListRecentActivity<TData = Awaited<ReturnType<typeof listRecentActivity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentActivity>>,
          TError,
          Awaited<ReturnType<typeof listRecentActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListRecentActivity<TData = Awaited<ReturnType<typeof listRecentActivity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The newest entries of the audit log, shortened
 */

export function useListRecentActivity<TData = Awaited<ReturnType<typeof listRecentActivity>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListRecentActivityQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






