/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  EnrolledFactor,
  FinishPasskeyEnrolmentRequest,
  FinishTotpEnrolmentRequest,
  MySession,
  PasskeyOptions,
  RecoveryCodes,
  RenameSecondFactorRequest,
  SecondFactor,
  SecondFactorStatus,
  SecondFactorVerified,
  Session,
  TotpEnrolment,
  VerifySecondFactorRequest
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



export const getGetMySecondFactorUrl = () => {




  return `/api/account/second-factor`
}

/**
 * The caller's factors, whether the policy asks for one, when this session last proved one, and whether very many tries
 * in a row were wrong, which means that others know the password.
 * @summary The caller's second factor
 */
export const getMySecondFactor = async ( options?: Parameters<typeof http>[1]): Promise<SecondFactorStatus> => {

  return http<SecondFactorStatus>(getGetMySecondFactorUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMySecondFactorQueryKey = () => {
    return [
    `/api/account/second-factor`
    ] as const;
    }


export const getGetMySecondFactorQueryOptions = <TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMySecondFactorQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMySecondFactor>>> = ({ signal }) => getMySecondFactor({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMySecondFactorQueryResult = NonNullable<Awaited<ReturnType<typeof getMySecondFactor>>>
export type GetMySecondFactorQueryError = ErrorType<unknown>


export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getMySecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getMySecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The caller's second factor
 */

export function useGetMySecondFactor<TData = Awaited<ReturnType<typeof getMySecondFactor>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySecondFactor>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetMySecondFactorQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getVerifySecondFactorUrl = () => {




  return `/api/account/second-factor`
}

/**
 * For calls that need a recent proof. It counts for this session alone. `totp` and `recovery-code` come with `code`,
 * `passkey` with the `id` of its check and the `response` of the authenticator.
 * @summary Prove the second factor again
 */
export const verifySecondFactor = async (verifySecondFactorRequest: VerifySecondFactorRequest, options?: Parameters<typeof http>[1]): Promise<SecondFactorVerified> => {

return http<SecondFactorVerified>(getVerifySecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(verifySecondFactorRequest)
  }
);}





export const getVerifySecondFactorMutationKey = () => ['verifySecondFactor'] as const;

export const getVerifySecondFactorMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifySecondFactor>>, TError,VerifySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifySecondFactor>>, TError,VerifySecondFactorMutationVariables, TContext> => {

const mutationKey = getVerifySecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifySecondFactor>>, VerifySecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifySecondFactor(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifySecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof verifySecondFactor>>>
    export type VerifySecondFactorMutationBody = VerifySecondFactorRequest
    export type VerifySecondFactorMutationError = ErrorType<unknown>
    export type VerifySecondFactorMutationVariables = {data: VerifySecondFactorRequest}

    /**
 * @summary Prove the second factor again
 */
export const useVerifySecondFactor = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifySecondFactor>>, TError,VerifySecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifySecondFactor>>,
        TError,
        VerifySecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getVerifySecondFactorMutationOptions(options), queryClient);
    }
    export const getRenameSecondFactorUrl = (id: string,) => {




  return `/api/account/second-factor/${encodeURIComponent(String(id))}`
}

/**
 * A name by which its user knows the device.
 * @summary Name a second factor
 */
export const renameSecondFactor = async (id: string,
    renameSecondFactorRequest: RenameSecondFactorRequest, options?: Parameters<typeof http>[1]): Promise<SecondFactor> => {

return http<SecondFactor>(getRenameSecondFactorUrl(id),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(renameSecondFactorRequest)
  }
);}





export const getRenameSecondFactorMutationKey = () => ['renameSecondFactor'] as const;

export const getRenameSecondFactorMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameSecondFactor>>, TError,RenameSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renameSecondFactor>>, TError,RenameSecondFactorMutationVariables, TContext> => {

const mutationKey = getRenameSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameSecondFactor>>, RenameSecondFactorMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  renameSecondFactor(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenameSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof renameSecondFactor>>>
    export type RenameSecondFactorMutationBody = RenameSecondFactorRequest
    export type RenameSecondFactorMutationError = ErrorType<unknown>
    export type RenameSecondFactorMutationVariables = {id: string;data: RenameSecondFactorRequest}

    /**
 * @summary Name a second factor
 */
export const useRenameSecondFactor = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameSecondFactor>>, TError,RenameSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameSecondFactor>>,
        TError,
        RenameSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getRenameSecondFactorMutationOptions(options), queryClient);
    }
    export const getRemoveSecondFactorUrl = (id: string,) => {




  return `/api/account/second-factor/${encodeURIComponent(String(id))}`
}

/**
 * With the last one the recovery codes go as well. The last one stays while the policy asks for one. Needs a recently
 * proven factor.
 * @summary Remove a second factor
 */
export const removeSecondFactor = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getRemoveSecondFactorUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemoveSecondFactorMutationKey = () => ['removeSecondFactor'] as const;

export const getRemoveSecondFactorMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext> => {

const mutationKey = getRemoveSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeSecondFactor>>, RemoveSecondFactorMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeSecondFactor(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof removeSecondFactor>>>

    export type RemoveSecondFactorMutationError = ErrorType<unknown>
    export type RemoveSecondFactorMutationVariables = {id: string}

    /**
 * @summary Remove a second factor
 */
export const useRemoveSecondFactor = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeSecondFactor>>, TError,RemoveSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeSecondFactor>>,
        TError,
        RemoveSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveSecondFactorMutationOptions(options), queryClient);
    }
    export const getBeginTotpEnrolmentUrl = () => {




  return `/api/account/totp`
}

/**
 * A new secret, to be confirmed by its first code within ten minutes; nothing is added yet. A user has the ten newest
 * enrolments and passkey checks. A first second factor can be added within 15 minutes of a sign-in, and in that session
 * it is no fresh one.
 * @summary Begin to add an authenticator app
 */
export const beginTotpEnrolment = async ( options?: Parameters<typeof http>[1]): Promise<TotpEnrolment> => {

  return http<TotpEnrolment>(getBeginTotpEnrolmentUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getBeginTotpEnrolmentMutationKey = () => ['beginTotpEnrolment'] as const;

export const getBeginTotpEnrolmentMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginTotpEnrolment>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginTotpEnrolment>>, TError,void, TContext> => {

const mutationKey = getBeginTotpEnrolmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginTotpEnrolment>>, void> = () => {


          return  beginTotpEnrolment(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginTotpEnrolmentMutationResult = NonNullable<Awaited<ReturnType<typeof beginTotpEnrolment>>>

    export type BeginTotpEnrolmentMutationError = ErrorType<unknown>


    /**
 * @summary Begin to add an authenticator app
 */
export const useBeginTotpEnrolment = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginTotpEnrolment>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginTotpEnrolment>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getBeginTotpEnrolmentMutationOptions(options), queryClient);
    }
    export const getFinishTotpEnrolmentUrl = (id: string,) => {




  return `/api/account/totp/${encodeURIComponent(String(id))}`
}

/**
 * By a first code. The first factor comes with ten recovery codes, shown this once.
 * @summary Add an authenticator app
 */
export const finishTotpEnrolment = async (id: string,
    finishTotpEnrolmentRequest: FinishTotpEnrolmentRequest, options?: Parameters<typeof http>[1]): Promise<EnrolledFactor> => {

return http<EnrolledFactor>(getFinishTotpEnrolmentUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(finishTotpEnrolmentRequest)
  }
);}





export const getFinishTotpEnrolmentMutationKey = () => ['finishTotpEnrolment'] as const;

export const getFinishTotpEnrolmentMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishTotpEnrolment>>, TError,FinishTotpEnrolmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof finishTotpEnrolment>>, TError,FinishTotpEnrolmentMutationVariables, TContext> => {

const mutationKey = getFinishTotpEnrolmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishTotpEnrolment>>, FinishTotpEnrolmentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  finishTotpEnrolment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishTotpEnrolmentMutationResult = NonNullable<Awaited<ReturnType<typeof finishTotpEnrolment>>>
    export type FinishTotpEnrolmentMutationBody = FinishTotpEnrolmentRequest
    export type FinishTotpEnrolmentMutationError = ErrorType<unknown>
    export type FinishTotpEnrolmentMutationVariables = {id: string;data: FinishTotpEnrolmentRequest}

    /**
 * @summary Add an authenticator app
 */
export const useFinishTotpEnrolment = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishTotpEnrolment>>, TError,FinishTotpEnrolmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishTotpEnrolment>>,
        TError,
        FinishTotpEnrolmentMutationVariables,
        TContext
      > => {
      return useMutation(getFinishTotpEnrolmentMutationOptions(options), queryClient);
    }
    export const getBeginPasskeyEnrolmentUrl = () => {




  return `/api/account/passkeys`
}

/**
 * The options of WebAuthn for the browser, valid for ten minutes. Nothing is added yet.
 * @summary Begin to add a passkey
 */
export const beginPasskeyEnrolment = async ( options?: Parameters<typeof http>[1]): Promise<PasskeyOptions> => {

  return http<PasskeyOptions>(getBeginPasskeyEnrolmentUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getBeginPasskeyEnrolmentMutationKey = () => ['beginPasskeyEnrolment'] as const;

export const getBeginPasskeyEnrolmentMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskeyEnrolment>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginPasskeyEnrolment>>, TError,void, TContext> => {

const mutationKey = getBeginPasskeyEnrolmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginPasskeyEnrolment>>, void> = () => {


          return  beginPasskeyEnrolment(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginPasskeyEnrolmentMutationResult = NonNullable<Awaited<ReturnType<typeof beginPasskeyEnrolment>>>

    export type BeginPasskeyEnrolmentMutationError = ErrorType<unknown>


    /**
 * @summary Begin to add a passkey
 */
export const useBeginPasskeyEnrolment = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskeyEnrolment>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginPasskeyEnrolment>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getBeginPasskeyEnrolmentMutationOptions(options), queryClient);
    }
    export const getFinishPasskeyEnrolmentUrl = (id: string,) => {




  return `/api/account/passkeys/${encodeURIComponent(String(id))}`
}

/**
 * By the answer of the authenticator. The first factor comes with ten recovery codes, shown this once.
 * @summary Add a passkey
 */
export const finishPasskeyEnrolment = async (id: string,
    finishPasskeyEnrolmentRequest: FinishPasskeyEnrolmentRequest, options?: Parameters<typeof http>[1]): Promise<EnrolledFactor> => {

return http<EnrolledFactor>(getFinishPasskeyEnrolmentUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(finishPasskeyEnrolmentRequest)
  }
);}





export const getFinishPasskeyEnrolmentMutationKey = () => ['finishPasskeyEnrolment'] as const;

export const getFinishPasskeyEnrolmentMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishPasskeyEnrolment>>, TError,FinishPasskeyEnrolmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof finishPasskeyEnrolment>>, TError,FinishPasskeyEnrolmentMutationVariables, TContext> => {

const mutationKey = getFinishPasskeyEnrolmentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishPasskeyEnrolment>>, FinishPasskeyEnrolmentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  finishPasskeyEnrolment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishPasskeyEnrolmentMutationResult = NonNullable<Awaited<ReturnType<typeof finishPasskeyEnrolment>>>
    export type FinishPasskeyEnrolmentMutationBody = FinishPasskeyEnrolmentRequest
    export type FinishPasskeyEnrolmentMutationError = ErrorType<unknown>
    export type FinishPasskeyEnrolmentMutationVariables = {id: string;data: FinishPasskeyEnrolmentRequest}

    /**
 * @summary Add a passkey
 */
export const useFinishPasskeyEnrolment = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishPasskeyEnrolment>>, TError,FinishPasskeyEnrolmentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishPasskeyEnrolment>>,
        TError,
        FinishPasskeyEnrolmentMutationVariables,
        TContext
      > => {
      return useMutation(getFinishPasskeyEnrolmentMutationOptions(options), queryClient);
    }
    export const getBeginPasskeyCheckUrl = () => {




  return `/api/account/passkey-checks`
}

/**
 * A challenge for this session, valid once and for ten minutes.
 * @summary Begin to prove a passkey
 */
export const beginPasskeyCheck = async ( options?: Parameters<typeof http>[1]): Promise<PasskeyOptions> => {

  return http<PasskeyOptions>(getBeginPasskeyCheckUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getBeginPasskeyCheckMutationKey = () => ['beginPasskeyCheck'] as const;

export const getBeginPasskeyCheckMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskeyCheck>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beginPasskeyCheck>>, TError,void, TContext> => {

const mutationKey = getBeginPasskeyCheckMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beginPasskeyCheck>>, void> = () => {


          return  beginPasskeyCheck(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeginPasskeyCheckMutationResult = NonNullable<Awaited<ReturnType<typeof beginPasskeyCheck>>>

    export type BeginPasskeyCheckMutationError = ErrorType<unknown>


    /**
 * @summary Begin to prove a passkey
 */
export const useBeginPasskeyCheck = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beginPasskeyCheck>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beginPasskeyCheck>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getBeginPasskeyCheckMutationOptions(options), queryClient);
    }
    export const getRenewRecoveryCodesUrl = () => {




  return `/api/account/recovery-codes`
}

/**
 * Ten codes, each valid once, shown this once; earlier ones are invalid. Needs a recently proven factor.
 * @summary Make new recovery codes
 */
export const renewRecoveryCodes = async ( options?: Parameters<typeof http>[1]): Promise<RecoveryCodes> => {

  return http<RecoveryCodes>(getRenewRecoveryCodesUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const;

export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext> => {

const mutationKey = getRenewRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, void> = () => {


          return  renewRecoveryCodes(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>

    export type RenewRecoveryCodesMutationError = ErrorType<unknown>


    /**
 * @summary Make new recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient);
    }
    export const getGetMySessionUrl = () => {




  return `/api/account/session`
}

/**
 * This call does not count as use of the session, and does not put off its end.
 * @summary How long this session lasts
 */
export const getMySession = async ( options?: Parameters<typeof http>[1]): Promise<MySession> => {

  return http<MySession>(getGetMySessionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMySessionQueryKey = () => {
    return [
    `/api/account/session`
    ] as const;
    }


export const getGetMySessionQueryOptions = <TData = Awaited<ReturnType<typeof getMySession>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySession>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMySessionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMySession>>> = ({ signal }) => getMySession({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMySession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMySessionQueryResult = NonNullable<Awaited<ReturnType<typeof getMySession>>>
export type GetMySessionQueryError = ErrorType<unknown>


export function useGetMySession<TData = Awaited<ReturnType<typeof getMySession>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySession>>,
          TError,
          Awaited<ReturnType<typeof getMySession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetMySession<TData = Awaited<ReturnType<typeof getMySession>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMySession>>,
          TError,
          Awaited<ReturnType<typeof getMySession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetMySession<TData = Awaited<ReturnType<typeof getMySession>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary How long this session lasts
 */

export function useGetMySession<TData = Awaited<ReturnType<typeof getMySession>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMySession>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetMySessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListMySessionsUrl = () => {




  return `/api/account/sessions`
}

/**
 * Every live session, the last used first.
 * @summary The caller's sessions
 */
export const listMySessions = async ( options?: Parameters<typeof http>[1]): Promise<Session[]> => {

  return http<Session[]>(getListMySessionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMySessionsQueryKey = () => {
    return [
    `/api/account/sessions`
    ] as const;
    }


export const getListMySessionsQueryOptions = <TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMySessionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMySessions>>> = ({ signal }) => listMySessions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMySessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMySessions>>>
export type ListMySessionsQueryError = ErrorType<unknown>


export function useListMySessions<TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMySessions>>,
          TError,
          Awaited<ReturnType<typeof listMySessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListMySessions<TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMySessions>>,
          TError,
          Awaited<ReturnType<typeof listMySessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListMySessions<TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The caller's sessions
 */

export function useListMySessions<TData = Awaited<ReturnType<typeof listMySessions>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMySessions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListMySessionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getEndMyOtherSessionsUrl = () => {




  return `/api/account/sessions`
}

/**
 * Ends every session but this one, from the next request on.
 * @summary Sign out everywhere else
 */
export const endMyOtherSessions = async ( options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getEndMyOtherSessionsUrl(),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndMyOtherSessionsMutationKey = () => ['endMyOtherSessions'] as const;

export const getEndMyOtherSessionsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMyOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endMyOtherSessions>>, TError,void, TContext> => {

const mutationKey = getEndMyOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMyOtherSessions>>, void> = () => {


          return  endMyOtherSessions(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndMyOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endMyOtherSessions>>>

    export type EndMyOtherSessionsMutationError = ErrorType<unknown>


    /**
 * @summary Sign out everywhere else
 */
export const useEndMyOtherSessions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMyOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMyOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndMyOtherSessionsMutationOptions(options), queryClient);
    }
    export const getEndMySessionUrl = (id: string,) => {




  return `/api/account/sessions/${encodeURIComponent(String(id))}`
}

/**
 * From the next request on, with its requests under way.
 * @summary Sign out one device
 */
export const endMySession = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getEndMySessionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndMySessionMutationKey = () => ['endMySession'] as const;

export const getEndMySessionMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMySession>>, TError,EndMySessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endMySession>>, TError,EndMySessionMutationVariables, TContext> => {

const mutationKey = getEndMySessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMySession>>, EndMySessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endMySession(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndMySessionMutationResult = NonNullable<Awaited<ReturnType<typeof endMySession>>>

    export type EndMySessionMutationError = ErrorType<unknown>
    export type EndMySessionMutationVariables = {id: string}

    /**
 * @summary Sign out one device
 */
export const useEndMySession = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMySession>>, TError,EndMySessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMySession>>,
        TError,
        EndMySessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndMySessionMutationOptions(options), queryClient);
    }
