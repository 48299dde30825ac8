/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  PolicyReach,
  PublishTermsRequest,
  SecurityPolicy,
  Terms,
  TermsVersion,
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



export const getGetSecurityPolicyUrl = () => {




  return `/api/security/policy`
}

/**
 * Which roles need a second factor, from which networks they come in, and how long sessions last. What the environment
 * of the server sets wins: `fixed` names those properties and their variables.
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
  ):  DefinedUseQueryResult<TData, TError>
export function useGetSecurityPolicy<TData = Awaited<ReturnType<typeof getSecurityPolicy>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityPolicy>>,
          TError,
          Awaited<ReturnType<typeof getSecurityPolicy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetSecurityPolicy<TData = Awaited<ReturnType<typeof getSecurityPolicy>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The security policy
 */

export function useGetSecurityPolicy<TData = Awaited<ReturnType<typeof getSecurityPolicy>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetSecurityPolicyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getUpdateSecurityPolicyUrl = () => {




  return `/api/security/policy`
}

/**
 * The whole record, with `If-Match` naming the one that was read. Takes effect on the very next request, in live
 * sessions too: a session without a second factor that its role needs from now on is over. A change that would shut out
 * the current session is refused with 409, and so is another value for a property that the environment sets.
 * @summary Change the security policy
 */
export const updateSecurityPolicy = async (updateSecurityPolicyRequest: UpdateSecurityPolicyRequest, options?: Parameters<typeof http>[1]): Promise<SecurityPolicy> => {

return http<SecurityPolicy>(getUpdateSecurityPolicyUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
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
 * @summary Count whom a policy would affect
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
  ):  DefinedUseQueryResult<TData, TError>
export function useGetSecurityPolicyReach<TData = Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecurityPolicyReach>>,
          TError,
          Awaited<ReturnType<typeof getSecurityPolicyReach>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetSecurityPolicyReach<TData = Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Count whom a policy would affect
 */

export function useGetSecurityPolicyReach<TData = Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecurityPolicyReach>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetSecurityPolicyReachQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListTermsUrl = () => {




  return `/api/terms`
}

/**
 * The newest version of each, with how many of the people whom it concerns have accepted it; withdrawn ones as well.
 * @summary The terms to accept before entry
 */
export const listTerms = async ( options?: Parameters<typeof http>[1]): Promise<Terms[]> => {

  return http<Terms[]>(getListTermsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTermsQueryKey = () => {
    return [
    `/api/terms`
    ] as const;
    }


export const getListTermsQueryOptions = <TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTermsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTerms>>> = ({ signal }) => listTerms({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTermsQueryResult = NonNullable<Awaited<ReturnType<typeof listTerms>>>
export type ListTermsQueryError = ErrorType<unknown>


export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTerms>>,
          TError,
          Awaited<ReturnType<typeof listTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTerms>>,
          TError,
          Awaited<ReturnType<typeof listTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The terms to accept before entry
 */

export function useListTerms<TData = Awaited<ReturnType<typeof listTerms>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTerms>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListTermsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getPublishTermsUrl = () => {




  return `/api/terms`
}

/**
 * Terms for every user, or for the members of one or more groups: new ones, or with `termsId` the next version, which
 * replaces the one before. `If-Match` names the version that was read, such as `"2"`: where there is a newer one, the
 * answer is 412; with `"2-in-force"` also once that version was withdrawn. Their publisher has to accept them too,
 * where they apply. They are accepted, or refused and signed out, on a page of the server, which shows the text as it
 * is: `GET /api/login` leads there, and so does every sign-in, after the second factor.
 * @summary Publish terms that have to be accepted
 */
export const publishTerms = async (publishTermsRequest: PublishTermsRequest, options?: Parameters<typeof http>[1]): Promise<Terms> => {

return http<Terms>(getPublishTermsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(publishTermsRequest)
  }
);}





export const getPublishTermsMutationKey = () => ['publishTerms'] as const;

export const getPublishTermsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishTerms>>, TError,PublishTermsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof publishTerms>>, TError,PublishTermsMutationVariables, TContext> => {

const mutationKey = getPublishTermsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishTerms>>, PublishTermsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  publishTerms(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PublishTermsMutationResult = NonNullable<Awaited<ReturnType<typeof publishTerms>>>
    export type PublishTermsMutationBody = PublishTermsRequest
    export type PublishTermsMutationError = ErrorType<unknown>
    export type PublishTermsMutationVariables = {data: PublishTermsRequest}

    /**
 * @summary Publish terms that have to be accepted
 */
export const usePublishTerms = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishTerms>>, TError,PublishTermsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishTerms>>,
        TError,
        PublishTermsMutationVariables,
        TContext
      > => {
      return useMutation(getPublishTermsMutationOptions(options), queryClient);
    }
    export const getWithdrawTermsUrl = (id: string,) => {




  return `/api/terms/${encodeURIComponent(String(id))}`
}

/**
 * Sessions that waited for an answer go on. Versions, and who accepted them, are kept; a next version puts them in
 * force again. `If-Match` names the version that was read, such as `"2"`: where there is a newer one, the answer is
 * 412.
 * @summary Withdraw terms
 */
export const withdrawTerms = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getWithdrawTermsUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getWithdrawTermsMutationKey = () => ['withdrawTerms'] as const;

export const getWithdrawTermsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawTerms>>, TError,WithdrawTermsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawTerms>>, TError,WithdrawTermsMutationVariables, TContext> => {

const mutationKey = getWithdrawTermsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawTerms>>, WithdrawTermsMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  withdrawTerms(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawTermsMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawTerms>>>

    export type WithdrawTermsMutationError = ErrorType<unknown>
    export type WithdrawTermsMutationVariables = {id: string}

    /**
 * @summary Withdraw terms
 */
export const useWithdrawTerms = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawTerms>>, TError,WithdrawTermsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawTerms>>,
        TError,
        WithdrawTermsMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawTermsMutationOptions(options), queryClient);
    }
    export const getGetTermsVersionUrl = (id: string,
    version: string,) => {




  return `/api/terms/${encodeURIComponent(String(id))}/versions/${encodeURIComponent(String(version))}`
}

/**
 * The text as it was written, with its SHA-256, and the users who accepted it, the last one first.
 * @summary A version of terms, and who accepted it
 */
export const getTermsVersion = async (id: string,
    version: string, options?: Parameters<typeof http>[1]): Promise<TermsVersion> => {

  return http<TermsVersion>(getGetTermsVersionUrl(id,version),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTermsVersionQueryKey = (id: string,
    version: string,) => {
    return [
    `/api/terms/${id}/versions/${version}`
    ] as const;
    }


export const getGetTermsVersionQueryOptions = <TData = Awaited<ReturnType<typeof getTermsVersion>>, TError = ErrorType<unknown>>(id: string,
    version: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTermsVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTermsVersionQueryKey(id,version);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTermsVersion>>> = ({ signal }) => getTermsVersion(id,version, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined && version !== null && version !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTermsVersion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTermsVersionQueryResult = NonNullable<Awaited<ReturnType<typeof getTermsVersion>>>
export type GetTermsVersionQueryError = ErrorType<unknown>


export function useGetTermsVersion<TData = Awaited<ReturnType<typeof getTermsVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTermsVersion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTermsVersion>>,
          TError,
          Awaited<ReturnType<typeof getTermsVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetTermsVersion<TData = Awaited<ReturnType<typeof getTermsVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTermsVersion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTermsVersion>>,
          TError,
          Awaited<ReturnType<typeof getTermsVersion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetTermsVersion<TData = Awaited<ReturnType<typeof getTermsVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTermsVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary A version of terms, and who accepted it
 */

export function useGetTermsVersion<TData = Awaited<ReturnType<typeof getTermsVersion>>, TError = ErrorType<unknown>>(
 id: string,
    version: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTermsVersion>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetTermsVersionQueryOptions(id,version,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






