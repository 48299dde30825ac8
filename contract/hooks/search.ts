/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  ContentSearch,
  SearchContentsParams
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



export const getSearchContentsUrl = (params: SearchContentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/search?${stringifiedParams}` : `/api/search`
}

/**
 * Documents whose text has every word of `q`, the newest change first: PDF, DOCX, XLSX, PPTX, HTML, CSV and plain text,
 * and images and PDFs of images alone where the server reads scans. Only documents that the caller may view are
 * searched, in the version that they are shown, and files without a preview only with the right to download; others change
 * neither results nor order nor time. Words match from their beginning, "phrases in quotes" as written; accents and case
 * make no difference. In Chinese, Japanese, Thai, Arabic and Hebrew any part of the text matches.
 *
 * Files are read in the background, and found from then on; `indexing` says how many have been read. The first million
 * characters of a file are searched.
 * @summary Search the text of documents
 */
export const searchContents = async (params: SearchContentsParams, options?: Parameters<typeof http>[1]): Promise<ContentSearch> => {

  return http<ContentSearch>(getSearchContentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getSearchContentsQueryKey = (params?: SearchContentsParams,) => {
    return [
    `/api/search`, ...(params ? [params] : [])
    ] as const;
    }


export const getSearchContentsQueryOptions = <TData = Awaited<ReturnType<typeof searchContents>>, TError = ErrorType<unknown>>(params: SearchContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchContents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchContentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchContents>>> = ({ signal }) => searchContents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchContents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchContentsQueryResult = NonNullable<Awaited<ReturnType<typeof searchContents>>>
export type SearchContentsQueryError = ErrorType<unknown>


export function useSearchContents<TData = Awaited<ReturnType<typeof searchContents>>, TError = ErrorType<unknown>>(
 params: SearchContentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchContents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchContents>>,
          TError,
          Awaited<ReturnType<typeof searchContents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useSearchContents<TData = Awaited<ReturnType<typeof searchContents>>, TError = ErrorType<unknown>>(
 params: SearchContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchContents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchContents>>,
          TError,
          Awaited<ReturnType<typeof searchContents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useSearchContents<TData = Awaited<ReturnType<typeof searchContents>>, TError = ErrorType<unknown>>(
 params: SearchContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchContents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Search the text of documents
 */

export function useSearchContents<TData = Awaited<ReturnType<typeof searchContents>>, TError = ErrorType<unknown>>(
 params: SearchContentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchContents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getSearchContentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






