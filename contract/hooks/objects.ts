/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  StoreObjectParams,
  UploadTicket
} from '#contract/types.ts';

import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import { http } from '../../web/api/http.ts';
import type { ErrorType } from '../../web/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getCreateUploadTicketUrl = () => {




  return `/api/objects/upload`
}

/**
 * The URL is valid for 15 minutes and one object of at most 52,428,800 bytes, for its user and while their session
 * lasts. What was stored and never registered is deleted after 24 hours.
 * @summary A signed URL to store one file under
 */
export const createUploadTicket = async ( options?: Parameters<typeof http>[1]): Promise<UploadTicket> => {

  return http<UploadTicket>(getCreateUploadTicketUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCreateUploadTicketMutationKey = () => ['createUploadTicket'] as const;

export const getCreateUploadTicketMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUploadTicket>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createUploadTicket>>, TError,void, TContext> => {

const mutationKey = getCreateUploadTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createUploadTicket>>, void> = () => {


          return  createUploadTicket(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateUploadTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createUploadTicket>>>

    export type CreateUploadTicketMutationError = ErrorType<unknown>


    /**
 * @summary A signed URL to store one file under
 */
export const useCreateUploadTicket = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createUploadTicket>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createUploadTicket>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateUploadTicketMutationOptions(options), queryClient);
    }
    export const getStoreObjectUrl = (key: string,
    params: StoreObjectParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/objects/${encodeURIComponent(String(key))}?${stringifiedParams}` : `/api/objects/${encodeURIComponent(String(key))}`
}

/**
 * The raw bytes with their Content-Type. The signature in the query is the right to do so: neither cookie nor
 * Origin is looked at. The same bytes again before registration are accepted, since uploaders retry; other bytes,
 * or any bytes after registration, are a conflict.
 * @summary Store the bytes of a file
 */
export const storeObject = async (key: string,
    storeObjectBody: Blob,
    params: StoreObjectParams, options?: Parameters<typeof http>[1]): Promise<void> => {

return http<void>(getStoreObjectUrl(key,params),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': '*/*', ...Object.fromEntries(new Headers(options?.headers)) },
    body: storeObjectBody
  }
);}





export const getStoreObjectMutationKey = () => ['storeObject'] as const;

export const getStoreObjectMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeObject>>, TError,StoreObjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof storeObject>>, TError,StoreObjectMutationVariables, TContext> => {

const mutationKey = getStoreObjectMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof storeObject>>, StoreObjectMutationVariables> = (props) => {
          const {key,data,params} = props ?? {};

          return  storeObject(key,data,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StoreObjectMutationResult = NonNullable<Awaited<ReturnType<typeof storeObject>>>
    export type StoreObjectMutationBody = Blob
    export type StoreObjectMutationError = ErrorType<unknown>
    export type StoreObjectMutationVariables = {key: string;data: Blob;params: StoreObjectParams}

    /**
 * @summary Store the bytes of a file
 */
export const useStoreObject = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof storeObject>>, TError,StoreObjectMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof storeObject>>,
        TError,
        StoreObjectMutationVariables,
        TContext
      > => {
      return useMutation(getStoreObjectMutationOptions(options), queryClient);
    }
