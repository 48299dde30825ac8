/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  CreateGroupRequest,
  Group,
  GroupPermissions,
  UpdateGroupRequest
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



export const getListGroupsUrl = () => {




  return `/api/groups`
}

/**
 * People who are given access together.
 * @summary The groups
 */
export const listGroups = async ( options?: Parameters<typeof http>[1]): Promise<Group[]> => {

  return http<Group[]>(getListGroupsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGroupsQueryKey = () => {
    return [
    `/api/groups`
    ] as const;
    }


export const getListGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listGroups>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGroupsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGroups>>> = ({ signal }) => listGroups({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listGroups>>>
export type ListGroupsQueryError = ErrorType<unknown>


export function useListGroups<TData = Awaited<ReturnType<typeof listGroups>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroups>>,
          TError,
          Awaited<ReturnType<typeof listGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListGroups<TData = Awaited<ReturnType<typeof listGroups>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroups>>,
          TError,
          Awaited<ReturnType<typeof listGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListGroups<TData = Awaited<ReturnType<typeof listGroups>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The groups
 */

export function useListGroups<TData = Awaited<ReturnType<typeof listGroups>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListGroupsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getCreateGroupUrl = () => {




  return `/api/groups`
}

/**
 * Names differ from each other by more than case and spaces; a letter and its forms, such as ß and SS, are different.
 * @summary Make a group
 */
export const createGroup = async (createGroupRequest: CreateGroupRequest, options?: Parameters<typeof http>[1]): Promise<Group> => {

return http<Group>(getCreateGroupUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(createGroupRequest)
  }
);}





export const getCreateGroupMutationKey = () => ['createGroup'] as const;

export const getCreateGroupMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGroup>>, TError,CreateGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createGroup>>, TError,CreateGroupMutationVariables, TContext> => {

const mutationKey = getCreateGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGroup>>, CreateGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGroup(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGroupMutationResult = NonNullable<Awaited<ReturnType<typeof createGroup>>>
    export type CreateGroupMutationBody = CreateGroupRequest
    export type CreateGroupMutationError = ErrorType<unknown>
    export type CreateGroupMutationVariables = {data: CreateGroupRequest}

    /**
 * @summary Make a group
 */
export const useCreateGroup = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGroup>>, TError,CreateGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGroup>>,
        TError,
        CreateGroupMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGroupMutationOptions(options), queryClient);
    }
    export const getUpdateGroupUrl = (id: string,) => {




  return `/api/groups/${encodeURIComponent(String(id))}`
}

/**
 * What is not sent stays as it is. An added member has what the group gives from the next request on, and a removed one
 * no longer; the same user cannot be in both lists. `expiresAt` and `networks` hold for all that the group gives. While
 * it is suspended it gives nothing, and analysts and viewers in it without other access, of their own or by another
 * group, have no session and cannot sign in. Administrators and managers come in by their role; a group with the last
 * administrator in it cannot be suspended. `If-Match` names [name, expiresAt, networks, digest] as `listGroups`
 * answers them, with 'daily' where there is no digest.
 * @summary Change a group, its members, its end and its networks, suspend and resume it
 */
export const updateGroup = async (id: string,
    updateGroupRequest: UpdateGroupRequest, options?: Parameters<typeof http>[1]): Promise<Group> => {

return http<Group>(getUpdateGroupUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(updateGroupRequest)
  }
);}





export const getUpdateGroupMutationKey = () => ['updateGroup'] as const;

export const getUpdateGroupMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGroup>>, TError,UpdateGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateGroup>>, TError,UpdateGroupMutationVariables, TContext> => {

const mutationKey = getUpdateGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateGroup>>, UpdateGroupMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateGroup(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateGroupMutationResult = NonNullable<Awaited<ReturnType<typeof updateGroup>>>
    export type UpdateGroupMutationBody = UpdateGroupRequest
    export type UpdateGroupMutationError = ErrorType<unknown>
    export type UpdateGroupMutationVariables = {id: string;data: UpdateGroupRequest}

    /**
 * @summary Change a group, its members, its end and its networks, suspend and resume it
 */
export const useUpdateGroup = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateGroup>>, TError,UpdateGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateGroup>>,
        TError,
        UpdateGroupMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateGroupMutationOptions(options), queryClient);
    }
    export const getDeleteGroupUrl = (id: string,) => {




  return `/api/groups/${encodeURIComponent(String(id))}`
}

/**
 * Its permissions go in the same change; its members keep access of their own. A suspended group cannot be deleted.
 * @summary Delete a group
 */
export const deleteGroup = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteGroupUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteGroupMutationKey = () => ['deleteGroup'] as const;

export const getDeleteGroupMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGroup>>, TError,DeleteGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGroup>>, TError,DeleteGroupMutationVariables, TContext> => {

const mutationKey = getDeleteGroupMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGroup>>, DeleteGroupMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteGroup(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteGroupMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGroup>>>

    export type DeleteGroupMutationError = ErrorType<unknown>
    export type DeleteGroupMutationVariables = {id: string}

    /**
 * @summary Delete a group
 */
export const useDeleteGroup = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGroup>>, TError,DeleteGroupMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGroup>>,
        TError,
        DeleteGroupMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGroupMutationOptions(options), queryClient);
    }
    export const getListGroupPermissionsUrl = (id: string,) => {




  return `/api/groups/${encodeURIComponent(String(id))}/permissions`
}

/**
 * On folders, and its grants on documents. One that has ended is listed with its end.
 * @summary The permissions of a group
 */
export const listGroupPermissions = async (id: string, options?: Parameters<typeof http>[1]): Promise<GroupPermissions> => {

  return http<GroupPermissions>(getListGroupPermissionsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGroupPermissionsQueryKey = (id: string,) => {
    return [
    `/api/groups/${id}/permissions`
    ] as const;
    }


export const getListGroupPermissionsQueryOptions = <TData = Awaited<ReturnType<typeof listGroupPermissions>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGroupPermissionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGroupPermissions>>> = ({ signal }) => listGroupPermissions(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGroupPermissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGroupPermissionsQueryResult = NonNullable<Awaited<ReturnType<typeof listGroupPermissions>>>
export type ListGroupPermissionsQueryError = ErrorType<unknown>


export function useListGroupPermissions<TData = Awaited<ReturnType<typeof listGroupPermissions>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupPermissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupPermissions>>,
          TError,
          Awaited<ReturnType<typeof listGroupPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListGroupPermissions<TData = Awaited<ReturnType<typeof listGroupPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupPermissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGroupPermissions>>,
          TError,
          Awaited<ReturnType<typeof listGroupPermissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListGroupPermissions<TData = Awaited<ReturnType<typeof listGroupPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The permissions of a group
 */

export function useListGroupPermissions<TData = Awaited<ReturnType<typeof listGroupPermissions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupPermissions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListGroupPermissionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






