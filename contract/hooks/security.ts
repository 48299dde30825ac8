/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  PolicyReach,
  SecurityPolicy,
  UpdateSecurityPolicyRequest
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

export const getGetSecurityPolicyUrl = () => {




  return `/api/security/policy`
}

/**
 * The one record of who has to prove what to come in, from where, and for how long. What the environment of the server
 * sets wins: `fixed` names those properties and their variables.
 * @summary The security policy
 */
export const getSecurityPolicy = async ( options?: Parameters<typeof http>[1]): Promise<SecurityPolicy> => {

  return http<SecurityPolicy>(getGetSecurityPolicyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSecurityPolicyQueryKey = () => {
    return [
    `/api/security/policy`
    ] as const;
    }


export const getGetSecurityPolicyQueryOptions = <TData = Awaited<ReturnType<typeof getSecurityPolicy>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicy>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecurityPolicyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecurityPolicy>>> = ({ signal }) => getSecurityPolicy({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecurityPolicyQueryResult = NonNullable<Awaited<ReturnType<typeof getSecurityPolicy>>>
export type GetSecurityPolicyQueryError = ErrorType<unknown>


export function useGetSecurityPolicy<TData = Awaited<ReturnType<typeof getSecurityPolicy>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityPolicy>>,
          TError,
          Awaited<ReturnType<typeof getSecurityPolicy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecurityPolicy<TData = Awaited<ReturnType<typeof getSecurityPolicy>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityPolicy>>,
          TError,
          Awaited<ReturnType<typeof getSecurityPolicy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecurityPolicy<TData = Awaited<ReturnType<typeof getSecurityPolicy>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The security policy
 */

export function useGetSecurityPolicy<TData = Awaited<ReturnType<typeof getSecurityPolicy>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecurityPolicyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateSecurityPolicyUrl = () => {




  return `/api/security/policy`
}

/**
 * The whole record, with `If-Match` naming the one that it was made of. Takes effect on the very next request, in live
 * sessions too: a session without a second factor, of a role that it is asked of from now on, is over. What would shut
 * out the session that asks is refused with 409, and so is another value for a property that the environment sets.
 * @summary Change the security policy
 */
export const updateSecurityPolicy = async (updateSecurityPolicyRequest: UpdateSecurityPolicyRequest, options?: Parameters<typeof http>[1]): Promise<SecurityPolicy> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<SecurityPolicy>(getUpdateSecurityPolicyUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateSecurityPolicyRequest)
  }
);}





export const getUpdateSecurityPolicyMutationKey = () => ['updateSecurityPolicy'] as const;

export const getUpdateSecurityPolicyMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSecurityPolicy>>, TError,UpdateSecurityPolicyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateSecurityPolicy>>, TError,UpdateSecurityPolicyMutationVariables, TContext> => {

const mutationKey = getUpdateSecurityPolicyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateSecurityPolicy>>, UpdateSecurityPolicyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateSecurityPolicy(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSecurityPolicyMutationResult = NonNullable<Awaited<ReturnType<typeof updateSecurityPolicy>>>
    export type UpdateSecurityPolicyMutationBody = UpdateSecurityPolicyRequest
    export type UpdateSecurityPolicyMutationError = ErrorType<unknown>
    export type UpdateSecurityPolicyMutationVariables = {data: UpdateSecurityPolicyRequest}

    /**
 * @summary Change the security policy
 */
export const useUpdateSecurityPolicy = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateSecurityPolicy>>, TError,UpdateSecurityPolicyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateSecurityPolicy>>,
        TError,
        UpdateSecurityPolicyMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateSecurityPolicyMutationOptions(options), queryClient);
    }
    export const getGetSecurityPolicyReachUrl = () => {




  return `/api/security/policy/reach`
}

/**
 * How many people of each role have no second factor, and from which addresses live sessions come.
 * @summary Whom a policy would touch
 */
export const getSecurityPolicyReach = async ( options?: Parameters<typeof http>[1]): Promise<PolicyReach> => {

  return http<PolicyReach>(getGetSecurityPolicyReachUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSecurityPolicyReachQueryKey = () => {
    return [
    `/api/security/policy/reach`
    ] as const;
    }


export const getGetSecurityPolicyReachQueryOptions = <TData = Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecurityPolicyReachQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecurityPolicyReach>>> = ({ signal }) => getSecurityPolicyReach({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecurityPolicyReachQueryResult = NonNullable<Awaited<ReturnType<typeof getSecurityPolicyReach>>>
export type GetSecurityPolicyReachQueryError = ErrorType<unknown>


export function useGetSecurityPolicyReach<TData = Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityPolicyReach>>,
          TError,
          Awaited<ReturnType<typeof getSecurityPolicyReach>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecurityPolicyReach<TData = Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityPolicyReach>>,
          TError,
          Awaited<ReturnType<typeof getSecurityPolicyReach>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecurityPolicyReach<TData = Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whom a policy would touch
 */

export function useGetSecurityPolicyReach<TData = Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecurityPolicyReachQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






