/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  DeletedItem,
  Folder,
  LegalHoldRequest,
  PutBackItem,
  PutBackRequest
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



export const getListDeletedItemsUrl = () => {




  return `/api/deleted-items`
}

/**
 * Deleted documents and folders, the latest first, and so a folder before what had been deleted from it, until they are
 * purged. The content of a deleted folder is counted with it and not listed by itself.
 * @summary What was deleted and can be put back
 */
export const listDeletedItems = async ( options?: Parameters<typeof http>[1]): Promise<DeletedItem[]> => {

  return http<DeletedItem[]>(getListDeletedItemsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDeletedItemsQueryKey = () => {
    return [
    `/api/deleted-items`
    ] as const;
    }


export const getListDeletedItemsQueryOptions = <TData = Awaited<ReturnType<typeof listDeletedItems>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDeletedItemsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDeletedItems>>> = ({ signal }) => listDeletedItems({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDeletedItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDeletedItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listDeletedItems>>>
export type ListDeletedItemsQueryError = ErrorType<unknown>


export function useListDeletedItems<TData = Awaited<ReturnType<typeof listDeletedItems>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeletedItems>>,
          TError,
          Awaited<ReturnType<typeof listDeletedItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListDeletedItems<TData = Awaited<ReturnType<typeof listDeletedItems>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDeletedItems>>,
          TError,
          Awaited<ReturnType<typeof listDeletedItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListDeletedItems<TData = Awaited<ReturnType<typeof listDeletedItems>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary What was deleted and can be put back
 */

export function useListDeletedItems<TData = Awaited<ReturnType<typeof listDeletedItems>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDeletedItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListDeletedItemsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getPurgeItemUrl = (id: string,) => {




  return `/api/deleted-items/${encodeURIComponent(String(id))}`
}

/**
 * For good, with everything that was in it, one audit entry for each document and folder: its bytes are deleted, and the
 * log keeps that it was there. Refused where a folder that it lay in, or one inside of it, is under a legal hold.
 * `If-Match` names its `deletedAt`: what was put back meanwhile and deleted again may hold more.
 * @summary Purge a deleted item
 */
export const purgeItem = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getPurgeItemUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getPurgeItemMutationKey = () => ['purgeItem'] as const;

export const getPurgeItemMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof purgeItem>>, TError,PurgeItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof purgeItem>>, TError,PurgeItemMutationVariables, TContext> => {

const mutationKey = getPurgeItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof purgeItem>>, PurgeItemMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  purgeItem(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PurgeItemMutationResult = NonNullable<Awaited<ReturnType<typeof purgeItem>>>

    export type PurgeItemMutationError = ErrorType<unknown>
    export type PurgeItemMutationVariables = {id: string}

    /**
 * @summary Purge a deleted item
 */
export const usePurgeItem = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof purgeItem>>, TError,PurgeItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof purgeItem>>,
        TError,
        PurgeItemMutationVariables,
        TContext
      > => {
      return useMutation(getPurgeItemMutationOptions(options), queryClient);
    }
    export const getPutBackItemUrl = (id: string,) => {




  return `/api/deleted-items/${encodeURIComponent(String(id))}/restore`
}

/**
 * With its place, versions, grants and approvals; a folder with everything that was in it and the permissions set on it.
 * Where its place is gone it comes back to the root, unless it is a document that required approval there and whose
 * folder can be put back first (409). A name that is taken there by now is a conflict: another one may be given with
 * the call.
 * @summary Put a deleted item back
 */
export const putBackItem = async (id: string,
    putBackRequest?: PutBackRequest, options?: Parameters<typeof http>[1]): Promise<PutBackItem> => {

return http<PutBackItem>(getPutBackItemUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(putBackRequest)
  }
);}





export const getPutBackItemMutationKey = () => ['putBackItem'] as const;

export const getPutBackItemMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putBackItem>>, TError,PutBackItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof putBackItem>>, TError,PutBackItemMutationVariables, TContext> => {

const mutationKey = getPutBackItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putBackItem>>, PutBackItemMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  putBackItem(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutBackItemMutationResult = NonNullable<Awaited<ReturnType<typeof putBackItem>>>
    export type PutBackItemMutationBody = PutBackRequest | undefined
    export type PutBackItemMutationError = ErrorType<unknown>
    export type PutBackItemMutationVariables = {id: string;data?: PutBackRequest}

    /**
 * @summary Put a deleted item back
 */
export const usePutBackItem = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putBackItem>>, TError,PutBackItemMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putBackItem>>,
        TError,
        PutBackItemMutationVariables,
        TContext
      > => {
      return useMutation(getPutBackItemMutationOptions(options), queryClient);
    }
    export const getSetLegalHoldUrl = (id: string,) => {




  return `/api/folders/${encodeURIComponent(String(id))}/legal-hold`
}

/**
 * While it stands, nothing that lies in the folder or beneath it, or was deleted from there, is purged, by a user or by
 * time, and nothing is moved out of it.
 * @summary Set or lift the legal hold of a folder
 */
export const setLegalHold = async (id: string,
    legalHoldRequest: LegalHoldRequest, options?: Parameters<typeof http>[1]): Promise<Folder> => {

return http<Folder>(getSetLegalHoldUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(legalHoldRequest)
  }
);}





export const getSetLegalHoldMutationKey = () => ['setLegalHold'] as const;

export const getSetLegalHoldMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setLegalHold>>, TError,SetLegalHoldMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setLegalHold>>, TError,SetLegalHoldMutationVariables, TContext> => {

const mutationKey = getSetLegalHoldMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setLegalHold>>, SetLegalHoldMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  setLegalHold(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetLegalHoldMutationResult = NonNullable<Awaited<ReturnType<typeof setLegalHold>>>
    export type SetLegalHoldMutationBody = LegalHoldRequest
    export type SetLegalHoldMutationError = ErrorType<unknown>
    export type SetLegalHoldMutationVariables = {id: string;data: LegalHoldRequest}

    /**
 * @summary Set or lift the legal hold of a folder
 */
export const useSetLegalHold = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setLegalHold>>, TError,SetLegalHoldMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setLegalHold>>,
        TError,
        SetLegalHoldMutationVariables,
        TContext
      > => {
      return useMutation(getSetLegalHoldMutationOptions(options), queryClient);
    }
