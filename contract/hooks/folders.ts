/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  CreateFolderRequest,
  DeleteFolderParams,
  Folder,
  UpdateFolderRequest
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



export const getListFoldersUrl = () => {




  return `/api/folders`
}

/**
 * A folder whose parent is hidden from its reader has `parentId` null.
 * @summary Every folder that the reader may see
 */
export const listFolders = async ( options?: Parameters<typeof http>[1]): Promise<Folder[]> => {

  return http<Folder[]>(getListFoldersUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFoldersQueryKey = () => {
    return [
    `/api/folders`
    ] as const;
    }


export const getListFoldersQueryOptions = <TData = Awaited<ReturnType<typeof listFolders>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFoldersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFolders>>> = ({ signal }) => listFolders({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFolders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFoldersQueryResult = NonNullable<Awaited<ReturnType<typeof listFolders>>>
export type ListFoldersQueryError = ErrorType<unknown>


export function useListFolders<TData = Awaited<ReturnType<typeof listFolders>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFolders>>,
          TError,
          Awaited<ReturnType<typeof listFolders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListFolders<TData = Awaited<ReturnType<typeof listFolders>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFolders>>,
          TError,
          Awaited<ReturnType<typeof listFolders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListFolders<TData = Awaited<ReturnType<typeof listFolders>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Every folder that the reader may see
 */

export function useListFolders<TData = Awaited<ReturnType<typeof listFolders>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListFoldersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getCreateFolderUrl = () => {




  return `/api/folders`
}

/**
 * Names need not be unique. A missing or null parentId means the root; accessLevel defaults to public.
 * @summary Create a folder
 */
export const createFolder = async (createFolderRequest: CreateFolderRequest, options?: Parameters<typeof http>[1]): Promise<Folder> => {

return http<Folder>(getCreateFolderUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(createFolderRequest)
  }
);}





export const getCreateFolderMutationKey = () => ['createFolder'] as const;

export const getCreateFolderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFolder>>, TError,CreateFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createFolder>>, TError,CreateFolderMutationVariables, TContext> => {

const mutationKey = getCreateFolderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createFolder>>, CreateFolderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createFolder(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateFolderMutationResult = NonNullable<Awaited<ReturnType<typeof createFolder>>>
    export type CreateFolderMutationBody = CreateFolderRequest
    export type CreateFolderMutationError = ErrorType<unknown>
    export type CreateFolderMutationVariables = {data: CreateFolderRequest}

    /**
 * @summary Create a folder
 */
export const useCreateFolder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createFolder>>, TError,CreateFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createFolder>>,
        TError,
        CreateFolderMutationVariables,
        TContext
      > => {
      return useMutation(getCreateFolderMutationOptions(options), queryClient);
    }
    export const getUpdateFolderUrl = (id: string,) => {




  return `/api/folders/${encodeURIComponent(String(id))}`
}

/**
 * A description that is not sent is emptied; `approvalRequired` that is not sent stays as it is. The
 * parent cannot be changed. `If-Match` names [name, description, accessLevel, approvalRequired], with ''
 * where there is no description and false where `approvalRequired` is missing.
 * @summary Change name, description and access level
 */
export const updateFolder = async (id: string,
    updateFolderRequest: UpdateFolderRequest, options?: Parameters<typeof http>[1]): Promise<Folder> => {

return http<Folder>(getUpdateFolderUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(updateFolderRequest)
  }
);}





export const getUpdateFolderMutationKey = () => ['updateFolder'] as const;

export const getUpdateFolderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFolder>>, TError,UpdateFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFolder>>, TError,UpdateFolderMutationVariables, TContext> => {

const mutationKey = getUpdateFolderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFolder>>, UpdateFolderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateFolder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFolderMutationResult = NonNullable<Awaited<ReturnType<typeof updateFolder>>>
    export type UpdateFolderMutationBody = UpdateFolderRequest
    export type UpdateFolderMutationError = ErrorType<unknown>
    export type UpdateFolderMutationVariables = {id: string;data: UpdateFolderRequest}

    /**
 * @summary Change name, description and access level
 */
export const useUpdateFolder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFolder>>, TError,UpdateFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFolder>>,
        TError,
        UpdateFolderMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFolderMutationOptions(options), queryClient);
    }
    export const getDeleteFolderUrl = (id: string,
    params?: DeleteFolderParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/folders/${encodeURIComponent(String(id))}?${stringifiedParams}` : `/api/folders/${encodeURIComponent(String(id))}`
}

/**
 * An empty folder is deleted. One that is not empty answers 409 with the counts of its whole subtree; with
 * `cascade=true` folder, subfolders and documents are deleted as one change, with one audit entry for each.
 * `If-Match` names the `contentsHash` of that answer: a folder that holds anything else by now is not deleted with it (409).
 * @summary Delete a folder
 */
export const deleteFolder = async (id: string,
    params?: DeleteFolderParams, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteFolderUrl(id,params),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteFolderMutationKey = () => ['deleteFolder'] as const;

export const getDeleteFolderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFolder>>, TError,DeleteFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteFolder>>, TError,DeleteFolderMutationVariables, TContext> => {

const mutationKey = getDeleteFolderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteFolder>>, DeleteFolderMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  deleteFolder(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteFolderMutationResult = NonNullable<Awaited<ReturnType<typeof deleteFolder>>>

    export type DeleteFolderMutationError = ErrorType<unknown>
    export type DeleteFolderMutationVariables = {id: string;params?: DeleteFolderParams}

    /**
 * @summary Delete a folder
 */
export const useDeleteFolder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteFolder>>, TError,DeleteFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteFolder>>,
        TError,
        DeleteFolderMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteFolderMutationOptions(options), queryClient);
    }
