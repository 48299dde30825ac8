/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  Archive,
  IndexEntry,
  PrepareArchiveRequest
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



export const getPrepareArchiveUrl = () => {




  return `/api/archives`
}

/**
 * Documents and folders with all that is beneath them, as far as the caller may download it; `leftOut` counts what they
 * see and may not download. Valid for this session and five minutes; a user has the five newest.
 * @summary Prepare an archive of a selection
 */
export const prepareArchive = async (prepareArchiveRequest: PrepareArchiveRequest, options?: Parameters<typeof http>[1]): Promise<Archive> => {

return http<Archive>(getPrepareArchiveUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(prepareArchiveRequest)
  }
);}





export const getPrepareArchiveMutationKey = () => ['prepareArchive'] as const;

export const getPrepareArchiveMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof prepareArchive>>, TError,PrepareArchiveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof prepareArchive>>, TError,PrepareArchiveMutationVariables, TContext> => {

const mutationKey = getPrepareArchiveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof prepareArchive>>, PrepareArchiveMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  prepareArchive(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PrepareArchiveMutationResult = NonNullable<Awaited<ReturnType<typeof prepareArchive>>>
    export type PrepareArchiveMutationBody = PrepareArchiveRequest
    export type PrepareArchiveMutationError = ErrorType<unknown>
    export type PrepareArchiveMutationVariables = {data: PrepareArchiveRequest}

    /**
 * @summary Prepare an archive of a selection
 */
export const usePrepareArchive = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof prepareArchive>>, TError,PrepareArchiveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof prepareArchive>>,
        TError,
        PrepareArchiveMutationVariables,
        TContext
      > => {
      return useMutation(getPrepareArchiveMutationOptions(options), queryClient);
    }
    export const getDownloadArchiveUrl = (id: string,) => {




  return `/api/archives/${encodeURIComponent(String(id))}`
}

/**
 * Streamed, in the folders that the caller sees. The right to each file is checked when its turn comes, and each is
 * audited as a download of its own, before its first byte. Files that may no longer be downloaded are left out, audited
 * as blocked_download and named in `NOT-INCLUDED.txt`; those no longer visible are audited too, and counted there. Where
 * the caller's access ends, or stored bytes are damaged, the transfer breaks off and the archive is incomplete.
 * @summary A prepared archive as a ZIP
 */
export const downloadArchive = async (id: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadArchiveUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadArchiveQueryKey = (id: string,) => {
    return [
    `/api/archives/${id}`
    ] as const;
    }


export const getDownloadArchiveQueryOptions = <TData = Awaited<ReturnType<typeof downloadArchive>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadArchive>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadArchiveQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadArchive>>> = ({ signal }) => downloadArchive(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadArchive>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadArchiveQueryResult = NonNullable<Awaited<ReturnType<typeof downloadArchive>>>
export type DownloadArchiveQueryError = ErrorType<unknown>


export function useDownloadArchive<TData = Awaited<ReturnType<typeof downloadArchive>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadArchive>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadArchive>>,
          TError,
          Awaited<ReturnType<typeof downloadArchive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useDownloadArchive<TData = Awaited<ReturnType<typeof downloadArchive>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadArchive>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadArchive>>,
          TError,
          Awaited<ReturnType<typeof downloadArchive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useDownloadArchive<TData = Awaited<ReturnType<typeof downloadArchive>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadArchive>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary A prepared archive as a ZIP
 */

export function useDownloadArchive<TData = Awaited<ReturnType<typeof downloadArchive>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadArchive>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getDownloadArchiveQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getExportIndexUrl = () => {




  return `/api/index`
}

/**
 * Every folder and document in the order of the tree, numbered as it is: in each folder its subfolders first, then its
 * documents, by name.
 * @summary The data room's index
 */
export const exportIndex = async ( options?: Parameters<typeof http>[1]): Promise<IndexEntry[]> => {

  return http<IndexEntry[]>(getExportIndexUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportIndexQueryKey = () => {
    return [
    `/api/index`
    ] as const;
    }


export const getExportIndexQueryOptions = <TData = Awaited<ReturnType<typeof exportIndex>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportIndex>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportIndexQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportIndex>>> = ({ signal }) => exportIndex({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportIndex>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportIndexQueryResult = NonNullable<Awaited<ReturnType<typeof exportIndex>>>
export type ExportIndexQueryError = ErrorType<unknown>


export function useExportIndex<TData = Awaited<ReturnType<typeof exportIndex>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportIndex>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportIndex>>,
          TError,
          Awaited<ReturnType<typeof exportIndex>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useExportIndex<TData = Awaited<ReturnType<typeof exportIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportIndex>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportIndex>>,
          TError,
          Awaited<ReturnType<typeof exportIndex>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useExportIndex<TData = Awaited<ReturnType<typeof exportIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportIndex>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The data room's index
 */

export function useExportIndex<TData = Awaited<ReturnType<typeof exportIndex>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportIndex>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getExportIndexQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






