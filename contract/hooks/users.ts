/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  CreateUserRequest,
  CreatedUser,
  Invitation,
  InviteUsersRequest,
  InvitedPeople,
  ListUsersParams,
  Session,
  UpdateUserExpiryRequest,
  UpdateUserRoleRequest,
  User
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



export const getListUsersUrl = (params?: ListUsersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/users?${stringifiedParams}` : `/api/users`
}

/**
 * By first name, last name and e-mail. Deactivated users are listed only where `deactivated` (an extension) asks for
 * them, since the audit log names them for good.
 * @summary The users, invited ones included
 */
export const listUsers = async (params?: ListUsersParams, options?: Parameters<typeof http>[1]): Promise<User[]> => {

  return http<User[]>(getListUsersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUsersQueryKey = (params?: ListUsersParams,) => {
    return [
    `/api/users`, ...(params ? [params] : [])
    ] as const;
    }


export const getListUsersQueryOptions = <TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<unknown>>(params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUsersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUsers>>> = ({ signal }) => listUsers(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUsersQueryResult = NonNullable<Awaited<ReturnType<typeof listUsers>>>
export type ListUsersQueryError = ErrorType<unknown>


export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<unknown>>(
 params: undefined |  ListUsersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<unknown>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUsers>>,
          TError,
          Awaited<ReturnType<typeof listUsers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<unknown>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The users, invited ones included
 */

export function useListUsers<TData = Awaited<ReturnType<typeof listUsers>>, TError = ErrorType<unknown>>(
 params?: ListUsersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUsers>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListUsersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getCreateUserUrl = () => {




  return `/api/users`
}

/**
 * Creates the user with the given role, folder permissions and document grants in one change, and answers an invitation
 * to pass on. A permission that allows nothing is ignored. E-mail addresses are compared without regard to case.
 * @summary Invite a user, with permissions
 */
export const createUser = async (createUserRequest: CreateUserRequest, options?: Parameters<typeof http>[1]): Promise<CreatedUser> => {

return http<CreatedUser>(getCreateUserUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(createUserRequest)
  }
);}





export const getCreateUserMutationKey = () => ['createUser'] as const;

export const getCreateUserMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext> => {

const mutationKey = getCreateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUser>>, CreateUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUserMutationResult = NonNullable<Awaited<ReturnType<typeof createUser>>>
    export type CreateUserMutationBody = CreateUserRequest
    export type CreateUserMutationError = ErrorType<unknown>
    export type CreateUserMutationVariables = {data: CreateUserRequest}

    /**
 * @summary Invite a user, with permissions
 */
export const useCreateUser = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUser>>, TError,CreateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUser>>,
        TError,
        CreateUserMutationVariables,
        TContext
      > => {
      return useMutation(getCreateUserMutationOptions(options), queryClient);
    }
    export const getInviteUsersUrl = () => {




  return `/api/invitations`
}

/**
 * All of them in one change, or none, into a group or none: `groupId`, or `groupName`, which is created where it does
 * not exist; not both. Users who exist keep role and end, and join the group. `renewLinks` gives those who were invited
 * and never signed in a fresh link in place of the earlier one. An address that is named twice is invited once. A
 * person's own `groupName` counts in place of the group of all: several groups are filled in one change.
 * @summary Invite many people at once
 */
export const inviteUsers = async (inviteUsersRequest: InviteUsersRequest, options?: Parameters<typeof http>[1]): Promise<InvitedPeople> => {

return http<InvitedPeople>(getInviteUsersUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(inviteUsersRequest)
  }
);}





export const getInviteUsersMutationKey = () => ['inviteUsers'] as const;

export const getInviteUsersMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteUsers>>, TError,InviteUsersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof inviteUsers>>, TError,InviteUsersMutationVariables, TContext> => {

const mutationKey = getInviteUsersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteUsers>>, InviteUsersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  inviteUsers(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteUsersMutationResult = NonNullable<Awaited<ReturnType<typeof inviteUsers>>>
    export type InviteUsersMutationBody = InviteUsersRequest
    export type InviteUsersMutationError = ErrorType<unknown>
    export type InviteUsersMutationVariables = {data: InviteUsersRequest}

    /**
 * @summary Invite many people at once
 */
export const useInviteUsers = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteUsers>>, TError,InviteUsersMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteUsers>>,
        TError,
        InviteUsersMutationVariables,
        TContext
      > => {
      return useMutation(getInviteUsersMutationOptions(options), queryClient);
    }
    export const getDeactivateUserUrl = (id: string,) => {




  return `/api/users/${encodeURIComponent(String(id))}`
}

/**
 * The person leaves every list; sessions and unused upload tickets end in the same change. Never on oneself (403);
 * never the last active administrator (409).
 * @summary Deactivate a user
 */
export const deactivateUser = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeactivateUserUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeactivateUserMutationKey = () => ['deactivateUser'] as const;

export const getDeactivateUserMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deactivateUser>>, TError,DeactivateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deactivateUser>>, TError,DeactivateUserMutationVariables, TContext> => {

const mutationKey = getDeactivateUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deactivateUser>>, DeactivateUserMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deactivateUser(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeactivateUserMutationResult = NonNullable<Awaited<ReturnType<typeof deactivateUser>>>

    export type DeactivateUserMutationError = ErrorType<unknown>
    export type DeactivateUserMutationVariables = {id: string}

    /**
 * @summary Deactivate a user
 */
export const useDeactivateUser = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deactivateUser>>, TError,DeactivateUserMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deactivateUser>>,
        TError,
        DeactivateUserMutationVariables,
        TContext
      > => {
      return useMutation(getDeactivateUserMutationOptions(options), queryClient);
    }
    export const getUpdateUserRoleUrl = (id: string,) => {




  return `/api/users/${encodeURIComponent(String(id))}/role`
}

/**
 * Takes effect on the very next request, in live sessions too. Never on oneself (403); the last active
 * administrator cannot be demoted (409).
 * @summary Change a role
 */
export const updateUserRole = async (id: string,
    updateUserRoleRequest: UpdateUserRoleRequest, options?: Parameters<typeof http>[1]): Promise<User> => {

return http<User>(getUpdateUserRoleUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(updateUserRoleRequest)
  }
);}





export const getUpdateUserRoleMutationKey = () => ['updateUserRole'] as const;

export const getUpdateUserRoleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserRole>>, TError,UpdateUserRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserRole>>, TError,UpdateUserRoleMutationVariables, TContext> => {

const mutationKey = getUpdateUserRoleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserRole>>, UpdateUserRoleMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateUserRole(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserRoleMutationResult = NonNullable<Awaited<ReturnType<typeof updateUserRole>>>
    export type UpdateUserRoleMutationBody = UpdateUserRoleRequest
    export type UpdateUserRoleMutationError = ErrorType<unknown>
    export type UpdateUserRoleMutationVariables = {id: string;data: UpdateUserRoleRequest}

    /**
 * @summary Change a role
 */
export const useUpdateUserRole = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserRole>>, TError,UpdateUserRoleMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserRole>>,
        TError,
        UpdateUserRoleMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserRoleMutationOptions(options), queryClient);
    }
    export const getReissueInvitationUrl = (id: string,) => {




  return `/api/users/${encodeURIComponent(String(id))}/invitation`
}

/**
 * Replaces the earlier link. Refused for a user who has signed in, or whose access has ended (409). Where inviting them
 * as they are now would ask for a fresh second factor, this does too (403).
 * @summary A fresh invitation for a user who never signed in
 */
export const reissueInvitation = async (id: string, options?: Parameters<typeof http>[1]): Promise<Invitation> => {

  return http<Invitation>(getReissueInvitationUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getReissueInvitationMutationKey = () => ['reissueInvitation'] as const;

export const getReissueInvitationMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reissueInvitation>>, TError,ReissueInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reissueInvitation>>, TError,ReissueInvitationMutationVariables, TContext> => {

const mutationKey = getReissueInvitationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reissueInvitation>>, ReissueInvitationMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  reissueInvitation(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReissueInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof reissueInvitation>>>

    export type ReissueInvitationMutationError = ErrorType<unknown>
    export type ReissueInvitationMutationVariables = {id: string}

    /**
 * @summary A fresh invitation for a user who never signed in
 */
export const useReissueInvitation = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reissueInvitation>>, TError,ReissueInvitationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reissueInvitation>>,
        TError,
        ReissueInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getReissueInvitationMutationOptions(options), queryClient);
    }
    export const getListUserSessionsUrl = (id: string,) => {




  return `/api/users/${encodeURIComponent(String(id))}/sessions`
}

/**
 * Every live session of the user, the last used first.
 * @summary The sessions of a user
 */
export const listUserSessions = async (id: string, options?: Parameters<typeof http>[1]): Promise<Session[]> => {

  return http<Session[]>(getListUserSessionsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListUserSessionsQueryKey = (id: string,) => {
    return [
    `/api/users/${id}/sessions`
    ] as const;
    }


export const getListUserSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserSessionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserSessions>>> = ({ signal }) => listUserSessions(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listUserSessions>>>
export type ListUserSessionsQueryError = ErrorType<unknown>


export function useListUserSessions<TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserSessions>>,
          TError,
          Awaited<ReturnType<typeof listUserSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListUserSessions<TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserSessions>>,
          TError,
          Awaited<ReturnType<typeof listUserSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListUserSessions<TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The sessions of a user
 */

export function useListUserSessions<TData = Awaited<ReturnType<typeof listUserSessions>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserSessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListUserSessionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getEndUserSessionsUrl = (id: string,) => {




  return `/api/users/${encodeURIComponent(String(id))}/sessions`
}

/**
 * From the next request on. On oneself: every session but the current one.
 * @summary Sign a user out everywhere
 */
export const endUserSessions = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getEndUserSessionsUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndUserSessionsMutationKey = () => ['endUserSessions'] as const;

export const getEndUserSessionsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSessions>>, TError,EndUserSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endUserSessions>>, TError,EndUserSessionsMutationVariables, TContext> => {

const mutationKey = getEndUserSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endUserSessions>>, EndUserSessionsMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endUserSessions(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndUserSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endUserSessions>>>

    export type EndUserSessionsMutationError = ErrorType<unknown>
    export type EndUserSessionsMutationVariables = {id: string}

    /**
 * @summary Sign a user out everywhere
 */
export const useEndUserSessions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSessions>>, TError,EndUserSessionsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endUserSessions>>,
        TError,
        EndUserSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getEndUserSessionsMutationOptions(options), queryClient);
    }
    export const getEndUserSessionUrl = (id: string,
    sessionId: string,) => {




  return `/api/users/${encodeURIComponent(String(id))}/sessions/${encodeURIComponent(String(sessionId))}`
}

/**
 * From the next request on, with its requests under way; the user's other sessions stay. Not the current session (404).
 * @summary Sign a user out on one device
 */
export const endUserSession = async (id: string,
    sessionId: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getEndUserSessionUrl(id,sessionId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndUserSessionMutationKey = () => ['endUserSession'] as const;

export const getEndUserSessionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSession>>, TError,EndUserSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endUserSession>>, TError,EndUserSessionMutationVariables, TContext> => {

const mutationKey = getEndUserSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endUserSession>>, EndUserSessionMutationVariables> = (props) => {
          const {id,sessionId} = props ?? {};

          return  endUserSession(id,sessionId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndUserSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endUserSession>>>

    export type EndUserSessionMutationError = ErrorType<unknown>
    export type EndUserSessionMutationVariables = {id: string;sessionId: string}

    /**
 * @summary Sign a user out on one device
 */
export const useEndUserSession = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endUserSession>>, TError,EndUserSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endUserSession>>,
        TError,
        EndUserSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndUserSessionMutationOptions(options), queryClient);
    }
    export const getResetSecondFactorUrl = (id: string,) => {




  return `/api/users/${encodeURIComponent(String(id))}/second-factor`
}

/**
 * For a user who has lost it: factors, recovery codes, half sign-ins and sessions end in the same change. Never on
 * oneself (403).
 * @summary Reset the second factor of a user
 */
export const resetSecondFactor = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getResetSecondFactorUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getResetSecondFactorMutationKey = () => ['resetSecondFactor'] as const;

export const getResetSecondFactorMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,ResetSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,ResetSecondFactorMutationVariables, TContext> => {

const mutationKey = getResetSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetSecondFactor>>, ResetSecondFactorMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  resetSecondFactor(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof resetSecondFactor>>>

    export type ResetSecondFactorMutationError = ErrorType<unknown>
    export type ResetSecondFactorMutationVariables = {id: string}

    /**
 * @summary Reset the second factor of a user
 */
export const useResetSecondFactor = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetSecondFactor>>, TError,ResetSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetSecondFactor>>,
        TError,
        ResetSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getResetSecondFactorMutationOptions(options), queryClient);
    }
    export const getUpdateUserExpiryUrl = (id: string,) => {




  return `/api/users/${encodeURIComponent(String(id))}/expiry`
}

/**
 * From then on their sessions open nothing and they cannot sign in; null means no end. Never on oneself (403); never of
 * the last administrator who has none (409).
 * @summary Set when a user's access ends
 */
export const updateUserExpiry = async (id: string,
    updateUserExpiryRequest: UpdateUserExpiryRequest, options?: Parameters<typeof http>[1]): Promise<User> => {

return http<User>(getUpdateUserExpiryUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(updateUserExpiryRequest)
  }
);}





export const getUpdateUserExpiryMutationKey = () => ['updateUserExpiry'] as const;

export const getUpdateUserExpiryMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserExpiry>>, TError,UpdateUserExpiryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateUserExpiry>>, TError,UpdateUserExpiryMutationVariables, TContext> => {

const mutationKey = getUpdateUserExpiryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateUserExpiry>>, UpdateUserExpiryMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateUserExpiry(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateUserExpiryMutationResult = NonNullable<Awaited<ReturnType<typeof updateUserExpiry>>>
    export type UpdateUserExpiryMutationBody = UpdateUserExpiryRequest
    export type UpdateUserExpiryMutationError = ErrorType<unknown>
    export type UpdateUserExpiryMutationVariables = {id: string;data: UpdateUserExpiryRequest}

    /**
 * @summary Set when a user's access ends
 */
export const useUpdateUserExpiry = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateUserExpiry>>, TError,UpdateUserExpiryMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateUserExpiry>>,
        TError,
        UpdateUserExpiryMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateUserExpiryMutationOptions(options), queryClient);
    }
