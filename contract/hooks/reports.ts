/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  ComplianceReport,
  CreateComplianceReportRequest
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



export const getCreateComplianceReportUrl = () => {




  return `/api/reports/compliance`
}

/**
 * People and roles, the policy and its changes, who had access to what and why, grants, views and downloads, refusals,
 * approvals and the state of the audit chain, of a period and from the audit log alone. Valid for this session and
 * fifteen minutes, and made while it is downloaded; a user has the five newest. Without `to` the period ends now; one
 * that is not over is refused.
 * @summary Ask for a compliance report
 */
export const createComplianceReport = async (createComplianceReportRequest: CreateComplianceReportRequest, options?: Parameters<typeof http>[1]): Promise<ComplianceReport> => {

return http<ComplianceReport>(getCreateComplianceReportUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(createComplianceReportRequest)
  }
);}





export const getCreateComplianceReportMutationKey = () => ['createComplianceReport'] as const;

export const getCreateComplianceReportMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createComplianceReport>>, TError,CreateComplianceReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createComplianceReport>>, TError,CreateComplianceReportMutationVariables, TContext> => {

const mutationKey = getCreateComplianceReportMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createComplianceReport>>, CreateComplianceReportMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createComplianceReport(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateComplianceReportMutationResult = NonNullable<Awaited<ReturnType<typeof createComplianceReport>>>
    export type CreateComplianceReportMutationBody = CreateComplianceReportRequest
    export type CreateComplianceReportMutationError = ErrorType<unknown>
    export type CreateComplianceReportMutationVariables = {data: CreateComplianceReportRequest}

    /**
 * @summary Ask for a compliance report
 */
export const useCreateComplianceReport = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createComplianceReport>>, TError,CreateComplianceReportMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createComplianceReport>>,
        TError,
        CreateComplianceReportMutationVariables,
        TContext
      > => {
      return useMutation(getCreateComplianceReportMutationOptions(options), queryClient);
    }
    export const getGetComplianceReportUrl = (id: string,) => {




  return `/api/reports/${encodeURIComponent(String(id))}`
}

/**
 * `done` of `of` entries of the audit log have been read.
 * @summary How far a report has come
 */
export const getComplianceReport = async (id: string, options?: Parameters<typeof http>[1]): Promise<ComplianceReport> => {

  return http<ComplianceReport>(getGetComplianceReportUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetComplianceReportQueryKey = (id: string,) => {
    return [
    `/api/reports/${id}`
    ] as const;
    }


export const getGetComplianceReportQueryOptions = <TData = Awaited<ReturnType<typeof getComplianceReport>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplianceReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetComplianceReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getComplianceReport>>> = ({ signal }) => getComplianceReport(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getComplianceReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetComplianceReportQueryResult = NonNullable<Awaited<ReturnType<typeof getComplianceReport>>>
export type GetComplianceReportQueryError = ErrorType<unknown>


export function useGetComplianceReport<TData = Awaited<ReturnType<typeof getComplianceReport>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplianceReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComplianceReport>>,
          TError,
          Awaited<ReturnType<typeof getComplianceReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetComplianceReport<TData = Awaited<ReturnType<typeof getComplianceReport>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplianceReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getComplianceReport>>,
          TError,
          Awaited<ReturnType<typeof getComplianceReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetComplianceReport<TData = Awaited<ReturnType<typeof getComplianceReport>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplianceReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary How far a report has come
 */

export function useGetComplianceReport<TData = Awaited<ReturnType<typeof getComplianceReport>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getComplianceReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetComplianceReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getDownloadComplianceReportUrl = (id: string,) => {




  return `/api/reports/${encodeURIComponent(String(id))}/content`
}

/**
 * Streamed as it is made. Where the right to it ends, the transfer breaks off and the report is incomplete.
 * @summary The report
 */
export const downloadComplianceReport = async (id: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadComplianceReportUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadComplianceReportQueryKey = (id: string,) => {
    return [
    `/api/reports/${id}/content`
    ] as const;
    }


export const getDownloadComplianceReportQueryOptions = <TData = Awaited<ReturnType<typeof downloadComplianceReport>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadComplianceReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadComplianceReportQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadComplianceReport>>> = ({ signal }) => downloadComplianceReport(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadComplianceReport>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadComplianceReportQueryResult = NonNullable<Awaited<ReturnType<typeof downloadComplianceReport>>>
export type DownloadComplianceReportQueryError = ErrorType<unknown>


export function useDownloadComplianceReport<TData = Awaited<ReturnType<typeof downloadComplianceReport>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadComplianceReport>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadComplianceReport>>,
          TError,
          Awaited<ReturnType<typeof downloadComplianceReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useDownloadComplianceReport<TData = Awaited<ReturnType<typeof downloadComplianceReport>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadComplianceReport>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadComplianceReport>>,
          TError,
          Awaited<ReturnType<typeof downloadComplianceReport>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useDownloadComplianceReport<TData = Awaited<ReturnType<typeof downloadComplianceReport>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadComplianceReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The report
 */

export function useDownloadComplianceReport<TData = Awaited<ReturnType<typeof downloadComplianceReport>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadComplianceReport>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getDownloadComplianceReportQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






