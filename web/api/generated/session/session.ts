/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
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

import type {
  CurrentUser,
  ForbiddenResponse,
  InternalErrorResponse,
  LoginUnavailableResponse,
  RefusalPage,
  StartLoginParams,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  UnavailableResponse
} from '../model';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetCurrentUserUrl = () => {




  return `/api/auth/user`
}

/**
 * Fetched by the web application on every mount and whenever its window gains focus.
 * @summary The person who is signed in
 */
export const getCurrentUser = async ( options?: Parameters<typeof http>[1]): Promise<CurrentUser> => {

  return http<CurrentUser>(getGetCurrentUserUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCurrentUserQueryKey = () => {
    return [
    `/api/auth/user`
    ] as const;
    }


export const getGetCurrentUserQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentUserQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentUser>>> = ({ signal }) => getCurrentUser({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentUserQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentUser>>>
export type GetCurrentUserQueryError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>


export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof getCurrentUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentUser>>,
          TError,
          Awaited<ReturnType<typeof getCurrentUser>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The person who is signed in
 */

export function useGetCurrentUser<TData = Awaited<ReturnType<typeof getCurrentUser>>, TError = ErrorType<UnauthenticatedResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentUser>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentUserQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStartLoginUrl = (params?: StartLoginParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/login?${stringifiedParams}` : `/api/login`
}

/**
 * A full-page navigation. Starts the authorization code flow with PKCE, state and nonce, and comes back to
 * `returnTo`, else to the first screen of the role: `/` for administrators and managers, `/documents` for
 * analysts and viewers. After a logout in the same browser the provider is asked to sign in afresh.
 * @summary Send the browser to sign in
 */
export const startLogin = async (params?: StartLoginParams, options?: Parameters<typeof http>[1]): Promise<RefusalPage> => {

  return http<RefusalPage>(getStartLoginUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getStartLoginQueryKey = (params?: StartLoginParams,) => {
    return [
    `/api/login`, ...(params ? [params] : [])
    ] as const;
    }


export const getStartLoginQueryOptions = <TData = Awaited<ReturnType<typeof startLogin>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | LoginUnavailableResponse>>(params?: StartLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof startLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStartLoginQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof startLogin>>> = ({ signal }) => startLogin(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof startLogin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StartLoginQueryResult = NonNullable<Awaited<ReturnType<typeof startLogin>>>
export type StartLoginQueryError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | LoginUnavailableResponse>


export function useStartLogin<TData = Awaited<ReturnType<typeof startLogin>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | LoginUnavailableResponse>>(
 params: undefined |  StartLoginParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof startLogin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof startLogin>>,
          TError,
          Awaited<ReturnType<typeof startLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStartLogin<TData = Awaited<ReturnType<typeof startLogin>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | LoginUnavailableResponse>>(
 params?: StartLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof startLogin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof startLogin>>,
          TError,
          Awaited<ReturnType<typeof startLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStartLogin<TData = Awaited<ReturnType<typeof startLogin>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | LoginUnavailableResponse>>(
 params?: StartLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof startLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Send the browser to sign in
 */

export function useStartLogin<TData = Awaited<ReturnType<typeof startLogin>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | LoginUnavailableResponse>>(
 params?: StartLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof startLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStartLoginQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLogoutAndReturnUrl = () => {




  return `/api/logout`
}

/**
 * A full-page navigation from the sidebar. Ends the session and the provider's own session. Asked from another
 * site it changes nothing and answers a page that says so.
 * @summary Sign out and come back to the landing page
 */
export const logoutAndReturn = async ( options?: Parameters<typeof http>[1]): Promise<RefusalPage> => {

  return http<RefusalPage>(getLogoutAndReturnUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getLogoutAndReturnQueryKey = () => {
    return [
    `/api/logout`
    ] as const;
    }


export const getLogoutAndReturnQueryOptions = <TData = Awaited<ReturnType<typeof logoutAndReturn>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutAndReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getLogoutAndReturnQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof logoutAndReturn>>> = ({ signal }) => logoutAndReturn({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof logoutAndReturn>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type LogoutAndReturnQueryResult = NonNullable<Awaited<ReturnType<typeof logoutAndReturn>>>
export type LogoutAndReturnQueryError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>


export function useLogoutAndReturn<TData = Awaited<ReturnType<typeof logoutAndReturn>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutAndReturn>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof logoutAndReturn>>,
          TError,
          Awaited<ReturnType<typeof logoutAndReturn>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLogoutAndReturn<TData = Awaited<ReturnType<typeof logoutAndReturn>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutAndReturn>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof logoutAndReturn>>,
          TError,
          Awaited<ReturnType<typeof logoutAndReturn>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLogoutAndReturn<TData = Awaited<ReturnType<typeof logoutAndReturn>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutAndReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sign out and come back to the landing page
 */

export function useLogoutAndReturn<TData = Awaited<ReturnType<typeof logoutAndReturn>>, TError = ErrorType<void | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof logoutAndReturn>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getLogoutAndReturnQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLogoutUrl = () => {




  return `/api/logout`
}

/**
 * Ends the session at once; the old cookie is dead. Without a session nothing happens.
 * @summary Sign out
 */
export const logout = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getLogoutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>


    /**
 * @summary Sign out
 */
export const useLogout = <TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | InternalErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
