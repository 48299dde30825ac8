/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  AuditEntry,
  CompareDocumentVersionsParams,
  Document,
  DocumentVersion,
  ListDocumentActivityParams,
  PreviewDocumentVersionParams,
  ReportReadingRequest,
  RestoreVersionRequest,
  VersionComparison
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



export const getListDocumentVersionsUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/versions`
}

/**
 * A user who may see the document is shown all of its versions; one who sees it only as its uploader, their own.
 * @summary The versions of a document, newest first
 */
export const listDocumentVersions = async (id: string, options?: Parameters<typeof http>[1]): Promise<DocumentVersion[]> => {

  return http<DocumentVersion[]>(getListDocumentVersionsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDocumentVersionsQueryKey = (id: string,) => {
    return [
    `/api/documents/${id}/versions`
    ] as const;
    }


export const getListDocumentVersionsQueryOptions = <TData = Awaited<ReturnType<typeof listDocumentVersions>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentVersionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocumentVersions>>> = ({ signal }) => listDocumentVersions(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocumentVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocumentVersions>>>
export type ListDocumentVersionsQueryError = ErrorType<unknown>


export function useListDocumentVersions<TData = Awaited<ReturnType<typeof listDocumentVersions>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentVersions>>,
          TError,
          Awaited<ReturnType<typeof listDocumentVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListDocumentVersions<TData = Awaited<ReturnType<typeof listDocumentVersions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentVersions>>,
          TError,
          Awaited<ReturnType<typeof listDocumentVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListDocumentVersions<TData = Awaited<ReturnType<typeof listDocumentVersions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The versions of a document, newest first
 */

export function useListDocumentVersions<TData = Awaited<ReturnType<typeof listDocumentVersions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListDocumentVersionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getDownloadDocumentVersionUrl = (id: string,
    version: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/versions/${encodeURIComponent(String(version))}/download`
}

/**
 * The rules of downloading the document as it is now hold for every version of it.
 * @summary The original bytes of one version
 */
export const downloadDocumentVersion = async (id: string,
    version: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadDocumentVersionUrl(id,version),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadDocumentVersionQueryKey = (id: string,
    version: string,) => {
    return [
    `/api/documents/${id}/versions/${version}/download`
    ] as const;
    }


export const getDownloadDocumentVersionQueryOptions = <TData = Awaited<ReturnType<typeof downloadDocumentVersion>>, TError = ErrorType<unknown>>(id: string,
    version: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocumentVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadDocumentVersionQueryKey(id,version);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadDocumentVersion>>> = ({ signal }) => downloadDocumentVersion(id,version, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && version !== null && version !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadDocumentVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadDocumentVersionQueryResult = NonNullable<Awaited<ReturnType<typeof downloadDocumentVersion>>>
export type DownloadDocumentVersionQueryError = ErrorType<unknown>


export function useDownloadDocumentVersion<TData = Awaited<ReturnType<typeof downloadDocumentVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocumentVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadDocumentVersion>>,
          TError,
          Awaited<ReturnType<typeof downloadDocumentVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useDownloadDocumentVersion<TData = Awaited<ReturnType<typeof downloadDocumentVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocumentVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadDocumentVersion>>,
          TError,
          Awaited<ReturnType<typeof downloadDocumentVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useDownloadDocumentVersion<TData = Awaited<ReturnType<typeof downloadDocumentVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocumentVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The original bytes of one version
 */

export function useDownloadDocumentVersion<TData = Awaited<ReturnType<typeof downloadDocumentVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocumentVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getDownloadDocumentVersionQueryOptions(id,version,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getPreviewDocumentVersionUrl = (id: string,
    version: string,
    params?: PreviewDocumentVersionParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/documents/${encodeURIComponent(String(id))}/versions/${encodeURIComponent(String(version))}/preview?${stringifiedParams}` : `/api/documents/${encodeURIComponent(String(id))}/versions/${encodeURIComponent(String(version))}/preview`
}

/**
 * What previewing the document answers, of an earlier version: the same kinds, the same mark, the same refusals. A version
 * that the caller is not shown is 404. One document_view is audited for a version, session and five minutes.
 * @summary One version, watermarked, to be shown in the browser
 */
export const previewDocumentVersion = async (id: string,
    version: string,
    params?: PreviewDocumentVersionParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getPreviewDocumentVersionUrl(id,version,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getPreviewDocumentVersionQueryKey = (id: string,
    version: string,
    params?: PreviewDocumentVersionParams,) => {
    return [
    `/api/documents/${id}/versions/${version}/preview`, ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewDocumentVersionQueryOptions = <TData = Awaited<ReturnType<typeof previewDocumentVersion>>, TError = ErrorType<unknown>>(id: string,
    version: string,
    params?: PreviewDocumentVersionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocumentVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewDocumentVersionQueryKey(id,version,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewDocumentVersion>>> = ({ signal }) => previewDocumentVersion(id,version,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && version !== null && version !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewDocumentVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewDocumentVersionQueryResult = NonNullable<Awaited<ReturnType<typeof previewDocumentVersion>>>
export type PreviewDocumentVersionQueryError = ErrorType<unknown>


export function usePreviewDocumentVersion<TData = Awaited<ReturnType<typeof previewDocumentVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string,
    params: undefined |  PreviewDocumentVersionParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocumentVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewDocumentVersion>>,
          TError,
          Awaited<ReturnType<typeof previewDocumentVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePreviewDocumentVersion<TData = Awaited<ReturnType<typeof previewDocumentVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string,
    params?: PreviewDocumentVersionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocumentVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewDocumentVersion>>,
          TError,
          Awaited<ReturnType<typeof previewDocumentVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePreviewDocumentVersion<TData = Awaited<ReturnType<typeof previewDocumentVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string,
    params?: PreviewDocumentVersionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocumentVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary One version, watermarked, to be shown in the browser
 */

export function usePreviewDocumentVersion<TData = Awaited<ReturnType<typeof previewDocumentVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string,
    params?: PreviewDocumentVersionParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocumentVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPreviewDocumentVersionQueryOptions(id,version,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getRestoreDocumentVersionUrl = (id: string,
    version: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/versions/${encodeURIComponent(String(version))}/restore`
}

/**
 * Adds a new version with the earlier bytes; nothing is removed. Settings stay as they are.
 * @summary Make an earlier version the newest again
 */
export const restoreDocumentVersion = async (id: string,
    version: string,
    restoreVersionRequest?: RestoreVersionRequest, options?: Parameters<typeof http>[1]): Promise<Document> => {

return http<Document>(getRestoreDocumentVersionUrl(id,version),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(restoreVersionRequest)
  }
);}





export const getRestoreDocumentVersionMutationKey = () => ['restoreDocumentVersion'] as const;

export const getRestoreDocumentVersionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreDocumentVersion>>, TError,RestoreDocumentVersionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreDocumentVersion>>, TError,RestoreDocumentVersionMutationVariables, TContext> => {

const mutationKey = getRestoreDocumentVersionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreDocumentVersion>>, RestoreDocumentVersionMutationVariables> = (props) => {
          const {id,version,data} = props ?? {};

          return  restoreDocumentVersion(id,version,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreDocumentVersionMutationResult = NonNullable<Awaited<ReturnType<typeof restoreDocumentVersion>>>
    export type RestoreDocumentVersionMutationBody = RestoreVersionRequest | undefined
    export type RestoreDocumentVersionMutationError = ErrorType<unknown>
    export type RestoreDocumentVersionMutationVariables = {id: string;version: string;data?: RestoreVersionRequest}

    /**
 * @summary Make an earlier version the newest again
 */
export const useRestoreDocumentVersion = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreDocumentVersion>>, TError,RestoreDocumentVersionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreDocumentVersion>>,
        TError,
        RestoreDocumentVersionMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreDocumentVersionMutationOptions(options), queryClient);
    }
    export const getListDocumentActivityUrl = (id: string,
    params?: ListDocumentActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/documents/${encodeURIComponent(String(id))}/activity?${stringifiedParams}` : `/api/documents/${encodeURIComponent(String(id))}/activity`
}

/**
 * The document's own entries of the audit log: the newest 1,000; `before` names an entry and pages on to the 1,000 older
 * than it. An entry that is none of this document's has nothing before it.
 * @summary What happened to a document, newest first
 */
export const listDocumentActivity = async (id: string,
    params?: ListDocumentActivityParams, options?: Parameters<typeof http>[1]): Promise<AuditEntry[]> => {

  return http<AuditEntry[]>(getListDocumentActivityUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDocumentActivityQueryKey = (id: string,
    params?: ListDocumentActivityParams,) => {
    return [
    `/api/documents/${id}/activity`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDocumentActivityQueryOptions = <TData = Awaited<ReturnType<typeof listDocumentActivity>>, TError = ErrorType<unknown>>(id: string,
    params?: ListDocumentActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentActivityQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocumentActivity>>> = ({ signal }) => listDocumentActivity(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocumentActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listDocumentActivity>>>
export type ListDocumentActivityQueryError = ErrorType<unknown>


export function useListDocumentActivity<TData = Awaited<ReturnType<typeof listDocumentActivity>>, TError = ErrorType<unknown>>(
 id: string,
    params: undefined |  ListDocumentActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentActivity>>,
          TError,
          Awaited<ReturnType<typeof listDocumentActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListDocumentActivity<TData = Awaited<ReturnType<typeof listDocumentActivity>>, TError = ErrorType<unknown>>(
 id: string,
    params?: ListDocumentActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentActivity>>,
          TError,
          Awaited<ReturnType<typeof listDocumentActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListDocumentActivity<TData = Awaited<ReturnType<typeof listDocumentActivity>>, TError = ErrorType<unknown>>(
 id: string,
    params?: ListDocumentActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary What happened to a document, newest first
 */

export function useListDocumentActivity<TData = Awaited<ReturnType<typeof listDocumentActivity>>, TError = ErrorType<unknown>>(
 id: string,
    params?: ListDocumentActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListDocumentActivityQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getReportReadingUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/reading`
}

/**
 * Sent by the reader of the web application for the audit log: which pages of a version were in view, and how long (of a
 * document without pages, the time alone). Needs the right to view it. Pages of a version that this session reports
 * again within five minutes are ignored, and so are a version that it was not shown lately, pages beyond 5,000, and more
 * than sixty entries a minute.
 * @summary Report the pages of a document that were read
 */
export const reportReading = async (id: string,
    reportReadingRequest: ReportReadingRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

return http<void>(getReportReadingUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(reportReadingRequest)
  }
);}





export const getReportReadingMutationKey = () => ['reportReading'] as const;

export const getReportReadingMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportReading>>, TError,ReportReadingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportReading>>, TError,ReportReadingMutationVariables, TContext> => {

const mutationKey = getReportReadingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportReading>>, ReportReadingMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  reportReading(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportReadingMutationResult = NonNullable<Awaited<ReturnType<typeof reportReading>>>
    export type ReportReadingMutationBody = ReportReadingRequest
    export type ReportReadingMutationError = ErrorType<unknown>
    export type ReportReadingMutationVariables = {id: string;data: ReportReadingRequest}

    /**
 * @summary Report the pages of a document that were read
 */
export const useReportReading = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportReading>>, TError,ReportReadingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportReading>>,
        TError,
        ReportReadingMutationVariables,
        TContext
      > => {
      return useMutation(getReportReadingMutationOptions(options), queryClient);
    }
    export const getCompareDocumentVersionsUrl = (id: string,
    params: CompareDocumentVersionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/documents/${encodeURIComponent(String(id))}/compare?${stringifiedParams}` : `/api/documents/${encodeURIComponent(String(id))}/compare`
}

/**
 * The properties of both versions, and their texts side by side where both have text: lines with changed words marked,
 * or cells of sheets. Where two cannot be compared, the answer says why and because of which. Needs the right to view
 * both; a version that the caller may not see is 404. Text, CSV, HTML, PDF and DOCX are compared by their text, also
 * with each other; XLSX by sheet and cell, with results of formulas and numbers as shown. Audited as a view, once in
 * five minutes for a session and two versions in either order.
 * @summary What changed between two versions
 */
export const compareDocumentVersions = async (id: string,
    params: CompareDocumentVersionsParams, options?: Parameters<typeof http>[1]): Promise<VersionComparison> => {

  return http<VersionComparison>(getCompareDocumentVersionsUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getCompareDocumentVersionsQueryKey = (id: string,
    params?: CompareDocumentVersionsParams,) => {
    return [
    `/api/documents/${id}/compare`, ...(params ? [params] : [])
    ] as const;
    }


export const getCompareDocumentVersionsQueryOptions = <TData = Awaited<ReturnType<typeof compareDocumentVersions>>, TError = ErrorType<unknown>>(id: string,
    params: CompareDocumentVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareDocumentVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCompareDocumentVersionsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof compareDocumentVersions>>> = ({ signal }) => compareDocumentVersions(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof compareDocumentVersions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CompareDocumentVersionsQueryResult = NonNullable<Awaited<ReturnType<typeof compareDocumentVersions>>>
export type CompareDocumentVersionsQueryError = ErrorType<unknown>


export function useCompareDocumentVersions<TData = Awaited<ReturnType<typeof compareDocumentVersions>>, TError = ErrorType<unknown>>(
 id: string,
    params: CompareDocumentVersionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareDocumentVersions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof compareDocumentVersions>>,
          TError,
          Awaited<ReturnType<typeof compareDocumentVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useCompareDocumentVersions<TData = Awaited<ReturnType<typeof compareDocumentVersions>>, TError = ErrorType<unknown>>(
 id: string,
    params: CompareDocumentVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareDocumentVersions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof compareDocumentVersions>>,
          TError,
          Awaited<ReturnType<typeof compareDocumentVersions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useCompareDocumentVersions<TData = Awaited<ReturnType<typeof compareDocumentVersions>>, TError = ErrorType<unknown>>(
 id: string,
    params: CompareDocumentVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareDocumentVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary What changed between two versions
 */

export function useCompareDocumentVersions<TData = Awaited<ReturnType<typeof compareDocumentVersions>>, TError = ErrorType<unknown>>(
 id: string,
    params: CompareDocumentVersionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof compareDocumentVersions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getCompareDocumentVersionsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






