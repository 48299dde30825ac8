/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  MailSettings,
  OutboxMail
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



export const getGetMyMailSettingsUrl = () => {




  return `/api/account/mail`
}

/**
 * A user who gets none of them is sent no invitation either.
 * @summary The caller's mail settings
 */
export const getMyMailSettings = async ( options?: Parameters<typeof http>[1]): Promise<MailSettings> => {

  return http<MailSettings>(getGetMyMailSettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMyMailSettingsQueryKey = () => {
    return [
    `/api/account/mail`
    ] as const;
    }


export const getGetMyMailSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getMyMailSettings>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyMailSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyMailSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyMailSettings>>> = ({ signal }) => getMyMailSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyMailSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyMailSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getMyMailSettings>>>
export type GetMyMailSettingsQueryError = ErrorType<unknown>


export function useGetMyMailSettings<TData = Awaited<ReturnType<typeof getMyMailSettings>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyMailSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyMailSettings>>,
          TError,
          Awaited<ReturnType<typeof getMyMailSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetMyMailSettings<TData = Awaited<ReturnType<typeof getMyMailSettings>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyMailSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyMailSettings>>,
          TError,
          Awaited<ReturnType<typeof getMyMailSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetMyMailSettings<TData = Awaited<ReturnType<typeof getMyMailSettings>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyMailSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The caller's mail settings
 */

export function useGetMyMailSettings<TData = Awaited<ReturnType<typeof getMyMailSettings>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyMailSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetMyMailSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getUpdateMyMailSettingsUrl = () => {




  return `/api/account/mail`
}

/**
 * Every mail has a link that does the same for its kind without signing in; that of an invitation stops them all.
 * @summary Change the caller's mail settings
 */
export const updateMyMailSettings = async (mailSettings: MailSettings, options?: Parameters<typeof http>[1]): Promise<MailSettings> => {

return http<MailSettings>(getUpdateMyMailSettingsUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(mailSettings)
  }
);}





export const getUpdateMyMailSettingsMutationKey = () => ['updateMyMailSettings'] as const;

export const getUpdateMyMailSettingsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyMailSettings>>, TError,UpdateMyMailSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMyMailSettings>>, TError,UpdateMyMailSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateMyMailSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMyMailSettings>>, UpdateMyMailSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMyMailSettings(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMyMailSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateMyMailSettings>>>
    export type UpdateMyMailSettingsMutationBody = MailSettings
    export type UpdateMyMailSettingsMutationError = ErrorType<unknown>
    export type UpdateMyMailSettingsMutationVariables = {data: MailSettings}

    /**
 * @summary Change the caller's mail settings
 */
export const useUpdateMyMailSettings = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyMailSettings>>, TError,UpdateMyMailSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMyMailSettings>>,
        TError,
        UpdateMyMailSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMyMailSettingsMutationOptions(options), queryClient);
    }
    export const getListOutboxUrl = () => {




  return `/api/mail`
}

/**
 * At most 200, newest first: up to 100 that were refused, and the newest others. Each has the text that was or would be
 * sent: it leaves out what its reader may no longer see, and a mail without content is not sent. The link of an
 * invitation is in the mail alone. Sent mails are listed for 30 days. Users with terms to accept, or whose role is bound
 * to networks, get no names of documents, and nothing that others wrote.
 * @summary Mails that were sent, or wait
 */
export const listOutbox = async ( options?: Parameters<typeof http>[1]): Promise<OutboxMail[]> => {

  return http<OutboxMail[]>(getListOutboxUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListOutboxQueryKey = () => {
    return [
    `/api/mail`
    ] as const;
    }


export const getListOutboxQueryOptions = <TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOutboxQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOutbox>>> = ({ signal }) => listOutbox({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOutboxQueryResult = NonNullable<Awaited<ReturnType<typeof listOutbox>>>
export type ListOutboxQueryError = ErrorType<unknown>


export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOutbox>>,
          TError,
          Awaited<ReturnType<typeof listOutbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOutbox>>,
          TError,
          Awaited<ReturnType<typeof listOutbox>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Mails that were sent, or wait
 */

export function useListOutbox<TData = Awaited<ReturnType<typeof listOutbox>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOutbox>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListOutboxQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






