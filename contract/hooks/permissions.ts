/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  DocumentPermission,
  DocumentReader,
  FolderPermissionEntry,
  GrantDocumentPermissionRequest,
  GroupFolderPermission,
  SetFolderPermissionRequest,
  UpdateFolderPermissionsRequest
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
  ):  DefinedUseQueryResult<TData, TError>
export function useListDocumentPermissions<TData = Awaited<ReturnType<typeof listDocumentPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentPermissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentPermissions>>,
          TError,
          Awaited<ReturnType<typeof listDocumentPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListDocumentPermissions<TData = Awaited<ReturnType<typeof listDocumentPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The grants on a document
 */

export function useListDocumentPermissions<TData = Awaited<ReturnType<typeof listDocumentPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListDocumentPermissionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
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
  ):  DefinedUseQueryResult<TData, TError>
export function useListDocumentReaders<TData = Awaited<ReturnType<typeof listDocumentReaders>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentReaders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentReaders>>,
          TError,
          Awaited<ReturnType<typeof listDocumentReaders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListDocumentReaders<TData = Awaited<ReturnType<typeof listDocumentReaders>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentReaders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Who can read a document now
 */

export function useListDocumentReaders<TData = Awaited<ReturnType<typeof listDocumentReaders>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentReaders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListDocumentReadersQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGrantDocumentPermissionUrl = () => {




  return `/api/permissions/document`
}

/**
 * Granting to the same person again replaces the grant (200). `canDownload` without `canRead` is stored as
 * sent and gives no access. `If-Match` names [canRead, canDownload, expiresAt] of the one before, or `[]`
 * where there is none.
 * @summary Let one person read or download one document
 */
export const grantDocumentPermission = async (grantDocumentPermissionRequest: GrantDocumentPermissionRequest, options?: Parameters<typeof http>[1]): Promise<DocumentPermission> => {

return http<DocumentPermission>(getGrantDocumentPermissionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
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
    export const getRevokeGroupDocumentPermissionUrl = (documentId: string,
    groupId: string,) => {




  return `/api/permissions/document/${encodeURIComponent(String(documentId))}/groups/${encodeURIComponent(String(groupId))}`
}

/**
 * Takes effect on the very next request of everybody in the group. No grant there is 404.
 * @summary Revoke the grant of a group
 */
export const revokeGroupDocumentPermission = async (documentId: string,
    groupId: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRevokeGroupDocumentPermissionUrl(documentId,groupId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeGroupDocumentPermissionMutationKey = () => ['revokeGroupDocumentPermission'] as const;

export const getRevokeGroupDocumentPermissionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeGroupDocumentPermission>>, TError,RevokeGroupDocumentPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeGroupDocumentPermission>>, TError,RevokeGroupDocumentPermissionMutationVariables, TContext> => {

const mutationKey = getRevokeGroupDocumentPermissionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeGroupDocumentPermission>>, RevokeGroupDocumentPermissionMutationVariables> = (props) => {
          const {documentId,groupId} = props ?? {};

          return  revokeGroupDocumentPermission(documentId,groupId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeGroupDocumentPermissionMutationResult = NonNullable<Awaited<ReturnType<typeof revokeGroupDocumentPermission>>>

    export type RevokeGroupDocumentPermissionMutationError = ErrorType<unknown>
    export type RevokeGroupDocumentPermissionMutationVariables = {documentId: string;groupId: string}

    /**
 * @summary Revoke the grant of a group
 */
export const useRevokeGroupDocumentPermission = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeGroupDocumentPermission>>, TError,RevokeGroupDocumentPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeGroupDocumentPermission>>,
        TError,
        RevokeGroupDocumentPermissionMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeGroupDocumentPermissionMutationOptions(options), queryClient);
    }
    export const getListGroupFolderPermissionsUrl = () => {




  return `/api/permissions/folder`
}

/**
 * Every permission of a group, each where it is set. One that has ended is listed with its end.
 * @summary The folder permissions of groups
 */
export const listGroupFolderPermissions = async ( options?: Parameters<typeof http>[1]): Promise<GroupFolderPermission[]> => {

  return http<GroupFolderPermission[]>(getListGroupFolderPermissionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGroupFolderPermissionsQueryKey = () => {
    return [
    `/api/permissions/folder`
    ] as const;
    }


export const getListGroupFolderPermissionsQueryOptions = <TData = Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGroupFolderPermissionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGroupFolderPermissions>>> = ({ signal }) => listGroupFolderPermissions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGroupFolderPermissionsQueryResult = NonNullable<Awaited<ReturnType<typeof listGroupFolderPermissions>>>
export type ListGroupFolderPermissionsQueryError = ErrorType<unknown>


export function useListGroupFolderPermissions<TData = Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupFolderPermissions>>,
          TError,
          Awaited<ReturnType<typeof listGroupFolderPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListGroupFolderPermissions<TData = Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupFolderPermissions>>,
          TError,
          Awaited<ReturnType<typeof listGroupFolderPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListGroupFolderPermissions<TData = Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The folder permissions of groups
 */

export function useListGroupFolderPermissions<TData = Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupFolderPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListGroupFolderPermissionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getUpdateFolderPermissionsUrl = () => {




  return `/api/permissions/folder`
}

/**
 * All of the changes or none, with `If-Match` naming the permissions that were read. `permission: null` revokes. A
 * permission that is sent as it was is left alone; where a folder or a group no longer exists, `missing` names them and
 * nothing is changed (409).
 * @summary Change the folder permissions of groups
 */
export const updateFolderPermissions = async (updateFolderPermissionsRequest: UpdateFolderPermissionsRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

return http<void>(getUpdateFolderPermissionsUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(updateFolderPermissionsRequest)
  }
);}





export const getUpdateFolderPermissionsMutationKey = () => ['updateFolderPermissions'] as const;

export const getUpdateFolderPermissionsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFolderPermissions>>, TError,UpdateFolderPermissionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateFolderPermissions>>, TError,UpdateFolderPermissionsMutationVariables, TContext> => {

const mutationKey = getUpdateFolderPermissionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateFolderPermissions>>, UpdateFolderPermissionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateFolderPermissions(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateFolderPermissionsMutationResult = NonNullable<Awaited<ReturnType<typeof updateFolderPermissions>>>
    export type UpdateFolderPermissionsMutationBody = UpdateFolderPermissionsRequest
    export type UpdateFolderPermissionsMutationError = ErrorType<unknown>
    export type UpdateFolderPermissionsMutationVariables = {data: UpdateFolderPermissionsRequest}

    /**
 * @summary Change the folder permissions of groups
 */
export const useUpdateFolderPermissions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateFolderPermissions>>, TError,UpdateFolderPermissionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateFolderPermissions>>,
        TError,
        UpdateFolderPermissionsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateFolderPermissionsMutationOptions(options), queryClient);
    }
    export const getSetFolderPermissionUrl = () => {




  return `/api/permissions/folder`
}

/**
 * Setting it again for the same holder replaces the permission (200). It passes down to what is inside,
 * but not into a confidential folder beneath, which needs its own. `canWrite` is stored as sent; analysts
 * and viewers cannot upload. `canDownload` says whether it gives downloads. Permissions only add: one that
 * gives viewing alone takes nothing away that another, a grant or a public folder gives. `If-Match` names
 * [canRead, canDownload, expiresAt, canWrite] of the one before, or `[]` where there is none.
 * @summary Let a person or a group into a folder
 */
export const setFolderPermission = async (setFolderPermissionRequest: SetFolderPermissionRequest, options?: Parameters<typeof http>[1]): Promise<FolderPermissionEntry> => {

return http<FolderPermissionEntry>(getSetFolderPermissionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(setFolderPermissionRequest)
  }
);}





export const getSetFolderPermissionMutationKey = () => ['setFolderPermission'] as const;

export const getSetFolderPermissionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFolderPermission>>, TError,SetFolderPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof setFolderPermission>>, TError,SetFolderPermissionMutationVariables, TContext> => {

const mutationKey = getSetFolderPermissionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFolderPermission>>, SetFolderPermissionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setFolderPermission(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFolderPermissionMutationResult = NonNullable<Awaited<ReturnType<typeof setFolderPermission>>>
    export type SetFolderPermissionMutationBody = SetFolderPermissionRequest
    export type SetFolderPermissionMutationError = ErrorType<unknown>
    export type SetFolderPermissionMutationVariables = {data: SetFolderPermissionRequest}

    /**
 * @summary Let a person or a group into a folder
 */
export const useSetFolderPermission = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFolderPermission>>, TError,SetFolderPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFolderPermission>>,
        TError,
        SetFolderPermissionMutationVariables,
        TContext
      > => {
      return useMutation(getSetFolderPermissionMutationOptions(options), queryClient);
    }
    export const getRevokeFolderPermissionUrl = (folderId: string,
    userId: string,) => {




  return `/api/permissions/folder/${encodeURIComponent(String(folderId))}/${encodeURIComponent(String(userId))}`
}

/**
 * Takes effect on the very next request. No permission there is 404; one that is inherited is revoked where it is set.
 * @summary Revoke the permission of a person
 */
export const revokeFolderPermission = async (folderId: string,
    userId: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRevokeFolderPermissionUrl(folderId,userId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeFolderPermissionMutationKey = () => ['revokeFolderPermission'] as const;

export const getRevokeFolderPermissionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeFolderPermission>>, TError,RevokeFolderPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeFolderPermission>>, TError,RevokeFolderPermissionMutationVariables, TContext> => {

const mutationKey = getRevokeFolderPermissionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeFolderPermission>>, RevokeFolderPermissionMutationVariables> = (props) => {
          const {folderId,userId} = props ?? {};

          return  revokeFolderPermission(folderId,userId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeFolderPermissionMutationResult = NonNullable<Awaited<ReturnType<typeof revokeFolderPermission>>>

    export type RevokeFolderPermissionMutationError = ErrorType<unknown>
    export type RevokeFolderPermissionMutationVariables = {folderId: string;userId: string}

    /**
 * @summary Revoke the permission of a person
 */
export const useRevokeFolderPermission = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeFolderPermission>>, TError,RevokeFolderPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeFolderPermission>>,
        TError,
        RevokeFolderPermissionMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeFolderPermissionMutationOptions(options), queryClient);
    }
    export const getRevokeGroupFolderPermissionUrl = (folderId: string,
    groupId: string,) => {




  return `/api/permissions/folder/${encodeURIComponent(String(folderId))}/groups/${encodeURIComponent(String(groupId))}`
}

/**
 * Takes effect on the very next request of everybody in the group. No permission there is 404.
 * @summary Revoke the permission of a group
 */
export const revokeGroupFolderPermission = async (folderId: string,
    groupId: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRevokeGroupFolderPermissionUrl(folderId,groupId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeGroupFolderPermissionMutationKey = () => ['revokeGroupFolderPermission'] as const;

export const getRevokeGroupFolderPermissionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeGroupFolderPermission>>, TError,RevokeGroupFolderPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeGroupFolderPermission>>, TError,RevokeGroupFolderPermissionMutationVariables, TContext> => {

const mutationKey = getRevokeGroupFolderPermissionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeGroupFolderPermission>>, RevokeGroupFolderPermissionMutationVariables> = (props) => {
          const {folderId,groupId} = props ?? {};

          return  revokeGroupFolderPermission(folderId,groupId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeGroupFolderPermissionMutationResult = NonNullable<Awaited<ReturnType<typeof revokeGroupFolderPermission>>>

    export type RevokeGroupFolderPermissionMutationError = ErrorType<unknown>
    export type RevokeGroupFolderPermissionMutationVariables = {folderId: string;groupId: string}

    /**
 * @summary Revoke the permission of a group
 */
export const useRevokeGroupFolderPermission = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeGroupFolderPermission>>, TError,RevokeGroupFolderPermissionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeGroupFolderPermission>>,
        TError,
        RevokeGroupFolderPermissionMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeGroupFolderPermissionMutationOptions(options), queryClient);
    }
    export const getListFolderPermissionsUrl = (id: string,) => {




  return `/api/folders/${encodeURIComponent(String(id))}/permissions`
}

/**
 * Those of the folder itself, then those of each folder above it, nearest first; `folderId` says where one is set, and
 * `reaches` whether it passes down as far as this folder. One that has ended is listed with its end.
 * @summary The permissions on a folder
 */
export const listFolderPermissions = async (id: string, options?: Parameters<typeof http>[1]): Promise<FolderPermissionEntry[]> => {

  return http<FolderPermissionEntry[]>(getListFolderPermissionsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFolderPermissionsQueryKey = (id: string,) => {
    return [
    `/api/folders/${id}/permissions`
    ] as const;
    }


export const getListFolderPermissionsQueryOptions = <TData = Awaited<ReturnType<typeof listFolderPermissions>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFolderPermissionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFolderPermissions>>> = ({ signal }) => listFolderPermissions(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFolderPermissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFolderPermissionsQueryResult = NonNullable<Awaited<ReturnType<typeof listFolderPermissions>>>
export type ListFolderPermissionsQueryError = ErrorType<unknown>


export function useListFolderPermissions<TData = Awaited<ReturnType<typeof listFolderPermissions>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderPermissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFolderPermissions>>,
          TError,
          Awaited<ReturnType<typeof listFolderPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListFolderPermissions<TData = Awaited<ReturnType<typeof listFolderPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderPermissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFolderPermissions>>,
          TError,
          Awaited<ReturnType<typeof listFolderPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListFolderPermissions<TData = Awaited<ReturnType<typeof listFolderPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The permissions on a folder
 */

export function useListFolderPermissions<TData = Awaited<ReturnType<typeof listFolderPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFolderPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListFolderPermissionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






