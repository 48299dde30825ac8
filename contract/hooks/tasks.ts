/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  AccessRequest,
  Task
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



export const getListMyTasksUrl = () => {




  return `/api/tasks`
}

/**
 * The caller's own access that ends within a week. For administrators and managers also approvals that they may give and
 * requests for access; for administrators also users whose invitation has ended, users and groups whose access ends, and
 * mails that could not be delivered. `getCurrentUser` has their number.
 * @summary The caller's tasks
 */
export const listMyTasks = async ( options?: Parameters<typeof http>[1]): Promise<Task[]> => {

  return http<Task[]>(getListMyTasksUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMyTasksQueryKey = () => {
    return [
    `/api/tasks`
    ] as const;
    }


export const getListMyTasksQueryOptions = <TData = Awaited<ReturnType<typeof listMyTasks>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyTasksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyTasks>>> = ({ signal }) => listMyTasks({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listMyTasks>>>
export type ListMyTasksQueryError = ErrorType<unknown>


export function useListMyTasks<TData = Awaited<ReturnType<typeof listMyTasks>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyTasks>>,
          TError,
          Awaited<ReturnType<typeof listMyTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListMyTasks<TData = Awaited<ReturnType<typeof listMyTasks>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyTasks>>,
          TError,
          Awaited<ReturnType<typeof listMyTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListMyTasks<TData = Awaited<ReturnType<typeof listMyTasks>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The caller's tasks
 */

export function useListMyTasks<TData = Awaited<ReturnType<typeof listMyTasks>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListMyTasksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getRequestAccessUrl = () => {




  return `/api/access-requests`
}

/**
 * With the id of a document or folder from a link. The answer is the same whether it exists or not, and whether the
 * caller may see it or not. Administrators and managers have it among their tasks, and get a mail. It ends when they
 * decline it, when the requester sees the item, or after 30 days. While suspended groups lock the requester out it is
 * not shown. A user can make ten requests in a day, have ten waiting, and change reasons ten times in a day.
 * @summary Ask to see something
 */
export const requestAccess = async (accessRequest: AccessRequest, options?: Parameters<typeof http>[1]): Promise<void> => {

return http<void>(getRequestAccessUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(accessRequest)
  }
);}





export const getRequestAccessMutationKey = () => ['requestAccess'] as const;

export const getRequestAccessMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccess>>, TError,RequestAccessMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestAccess>>, TError,RequestAccessMutationVariables, TContext> => {

const mutationKey = getRequestAccessMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestAccess>>, RequestAccessMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestAccess(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestAccessMutationResult = NonNullable<Awaited<ReturnType<typeof requestAccess>>>
    export type RequestAccessMutationBody = AccessRequest
    export type RequestAccessMutationError = ErrorType<unknown>
    export type RequestAccessMutationVariables = {data: AccessRequest}

    /**
 * @summary Ask to see something
 */
export const useRequestAccess = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccess>>, TError,RequestAccessMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestAccess>>,
        TError,
        RequestAccessMutationVariables,
        TContext
      > => {
      return useMutation(getRequestAccessMutationOptions(options), queryClient);
    }
    export const getDeclineAccessUrl = (id: string,) => {




  return `/api/access-requests/${encodeURIComponent(String(id))}`
}

/**
 * It leaves all tasks. To grant it, give the requester access, as always. A request that is over is not found, also
 * one whose requester sees the item by now.
 * @summary Decline a request for access
 */
export const declineAccess = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeclineAccessUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeclineAccessMutationKey = () => ['declineAccess'] as const;

export const getDeclineAccessMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineAccess>>, TError,DeclineAccessMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof declineAccess>>, TError,DeclineAccessMutationVariables, TContext> => {

const mutationKey = getDeclineAccessMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineAccess>>, DeclineAccessMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  declineAccess(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeclineAccessMutationResult = NonNullable<Awaited<ReturnType<typeof declineAccess>>>

    export type DeclineAccessMutationError = ErrorType<unknown>
    export type DeclineAccessMutationVariables = {id: string}

    /**
 * @summary Decline a request for access
 */
export const useDeclineAccess = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof declineAccess>>, TError,DeclineAccessMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof declineAccess>>,
        TError,
        DeclineAccessMutationVariables,
        TContext
      > => {
      return useMutation(getDeclineAccessMutationOptions(options), queryClient);
    }
