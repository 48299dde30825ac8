/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  DocumentAccess,
  FolderAccess,
  MoveEffect,
  PreviewSettingsRequest,
  UserAccess
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



export const getListDocumentAccessUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/access`
}

/**
 * Every user of the data room with what they may do with the document now, what gives it and what takes it away, as the
 * policy decides for their own calls.
 * @summary Who has access to a document, and why
 */
export const listDocumentAccess = async (id: string, options?: Parameters<typeof http>[1]): Promise<DocumentAccess[]> => {

  return http<DocumentAccess[]>(getListDocumentAccessUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDocumentAccessQueryKey = (id: string,) => {
    return [
    `/api/documents/${id}/access`
    ] as const;
    }


export const getListDocumentAccessQueryOptions = <TData = Awaited<ReturnType<typeof listDocumentAccess>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentAccessQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocumentAccess>>> = ({ signal }) => listDocumentAccess(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocumentAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentAccessQueryResult = NonNullable<Awaited<ReturnType<typeof listDocumentAccess>>>
export type ListDocumentAccessQueryError = ErrorType<unknown>


export function useListDocumentAccess<TData = Awaited<ReturnType<typeof listDocumentAccess>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentAccess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentAccess>>,
          TError,
          Awaited<ReturnType<typeof listDocumentAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListDocumentAccess<TData = Awaited<ReturnType<typeof listDocumentAccess>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentAccess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentAccess>>,
          TError,
          Awaited<ReturnType<typeof listDocumentAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListDocumentAccess<TData = Awaited<ReturnType<typeof listDocumentAccess>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Who has access to a document, and why
 */

export function useListDocumentAccess<TData = Awaited<ReturnType<typeof listDocumentAccess>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListDocumentAccessQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListFolderAccessUrl = (id: string,) => {




  return `/api/folders/${encodeURIComponent(String(id))}/access`
}

/**
 * Every user of the data room, with what lets them see the folder and what takes that away.
 * @summary Who sees a folder, and why
 */
export const listFolderAccess = async (id: string, options?: Parameters<typeof http>[1]): Promise<FolderAccess[]> => {

  return http<FolderAccess[]>(getListFolderAccessUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFolderAccessQueryKey = (id: string,) => {
    return [
    `/api/folders/${id}/access`
    ] as const;
    }


export const getListFolderAccessQueryOptions = <TData = Awaited<ReturnType<typeof listFolderAccess>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFolderAccessQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFolderAccess>>> = ({ signal }) => listFolderAccess(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFolderAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFolderAccessQueryResult = NonNullable<Awaited<ReturnType<typeof listFolderAccess>>>
export type ListFolderAccessQueryError = ErrorType<unknown>


export function useListFolderAccess<TData = Awaited<ReturnType<typeof listFolderAccess>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderAccess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFolderAccess>>,
          TError,
          Awaited<ReturnType<typeof listFolderAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListFolderAccess<TData = Awaited<ReturnType<typeof listFolderAccess>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderAccess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFolderAccess>>,
          TError,
          Awaited<ReturnType<typeof listFolderAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListFolderAccess<TData = Awaited<ReturnType<typeof listFolderAccess>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Who sees a folder, and why
 */

export function useListFolderAccess<TData = Awaited<ReturnType<typeof listFolderAccess>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListFolderAccessQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getPreviewSettingsUrl = () => {




  return `/api/settings/preview`
}

/**
 * Changes nothing. Settings that are left out stay as they are with each of the documents. For each user it counts the
 * documents that they could view or download only afterwards, and only before; users without a difference are left out.
 * @summary Who would gain and lose by other settings
 */
export const previewSettings = async (previewSettingsRequest: PreviewSettingsRequest, options?: Parameters<typeof http>[1]): Promise<MoveEffect> => {

return http<MoveEffect>(getPreviewSettingsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(previewSettingsRequest)
  }
);}





export const getPreviewSettingsMutationKey = () => ['previewSettings'] as const;

export const getPreviewSettingsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewSettings>>, TError,PreviewSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewSettings>>, TError,PreviewSettingsMutationVariables, TContext> => {

const mutationKey = getPreviewSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewSettings>>, PreviewSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof previewSettings>>>
    export type PreviewSettingsMutationBody = PreviewSettingsRequest
    export type PreviewSettingsMutationError = ErrorType<unknown>
    export type PreviewSettingsMutationVariables = {data: PreviewSettingsRequest}

    /**
 * @summary Who would gain and lose by other settings
 */
export const usePreviewSettings = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewSettings>>, TError,PreviewSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewSettings>>,
        TError,
        PreviewSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewSettingsMutationOptions(options), queryClient);
    }
    export const getListUserAccessUrl = (id: string,) => {




  return `/api/users/${encodeURIComponent(String(id))}/access`
}

/**
 * Every folder and document that the user sees, or would see but for a limit, with the reasons.
 * @summary What a user can see, and why
 */
export const listUserAccess = async (id: string, options?: Parameters<typeof http>[1]): Promise<UserAccess> => {

  return http<UserAccess>(getListUserAccessUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUserAccessQueryKey = (id: string,) => {
    return [
    `/api/users/${id}/access`
    ] as const;
    }


export const getListUserAccessQueryOptions = <TData = Awaited<ReturnType<typeof listUserAccess>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserAccessQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserAccess>>> = ({ signal }) => listUserAccess(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserAccessQueryResult = NonNullable<Awaited<ReturnType<typeof listUserAccess>>>
export type ListUserAccessQueryError = ErrorType<unknown>


export function useListUserAccess<TData = Awaited<ReturnType<typeof listUserAccess>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserAccess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserAccess>>,
          TError,
          Awaited<ReturnType<typeof listUserAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListUserAccess<TData = Awaited<ReturnType<typeof listUserAccess>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserAccess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserAccess>>,
          TError,
          Awaited<ReturnType<typeof listUserAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListUserAccess<TData = Awaited<ReturnType<typeof listUserAccess>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary What a user can see, and why
 */

export function useListUserAccess<TData = Awaited<ReturnType<typeof listUserAccess>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListUserAccessQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






