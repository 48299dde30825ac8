/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  Approval,
  DecideApprovalRequest,
  FolderApprovalEffect,
  RequestApprovalRequest
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



export const getListDocumentApprovalsUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/approvals`
}

/**
 * Every request with who decided what, and when.
 * @summary The approvals of a document, newest first
 */
export const listDocumentApprovals = async (id: string, options?: Parameters<typeof http>[1]): Promise<Approval[]> => {

  return http<Approval[]>(getListDocumentApprovalsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDocumentApprovalsQueryKey = (id: string,) => {
    return [
    `/api/documents/${id}/approvals`
    ] as const;
    }


export const getListDocumentApprovalsQueryOptions = <TData = Awaited<ReturnType<typeof listDocumentApprovals>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentApprovalsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocumentApprovals>>> = ({ signal }) => listDocumentApprovals(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocumentApprovals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentApprovalsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocumentApprovals>>>
export type ListDocumentApprovalsQueryError = ErrorType<unknown>


export function useListDocumentApprovals<TData = Awaited<ReturnType<typeof listDocumentApprovals>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentApprovals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentApprovals>>,
          TError,
          Awaited<ReturnType<typeof listDocumentApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListDocumentApprovals<TData = Awaited<ReturnType<typeof listDocumentApprovals>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentApprovals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocumentApprovals>>,
          TError,
          Awaited<ReturnType<typeof listDocumentApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListDocumentApprovals<TData = Awaited<ReturnType<typeof listDocumentApprovals>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The approvals of a document, newest first
 */

export function useListDocumentApprovals<TData = Awaited<ReturnType<typeof listDocumentApprovals>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocumentApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListDocumentApprovalsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getRequestApprovalUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/approvals`
}

/**
 * Approval of exactly these bytes: the version with its SHA-256. The people named in `approverIds` may decide; where
 * none are named, every administrator and manager may. Uploaders and requesters cannot decide themselves.
 * @summary Ask for the newest version to be approved
 */
export const requestApproval = async (id: string,
    requestApprovalRequest: RequestApprovalRequest, options?: Parameters<typeof http>[1]): Promise<Approval> => {

return http<Approval>(getRequestApprovalUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(requestApprovalRequest)
  }
);}





export const getRequestApprovalMutationKey = () => ['requestApproval'] as const;

export const getRequestApprovalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestApproval>>, TError,RequestApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestApproval>>, TError,RequestApprovalMutationVariables, TContext> => {

const mutationKey = getRequestApprovalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestApproval>>, RequestApprovalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  requestApproval(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof requestApproval>>>
    export type RequestApprovalMutationBody = RequestApprovalRequest
    export type RequestApprovalMutationError = ErrorType<unknown>
    export type RequestApprovalMutationVariables = {id: string;data: RequestApprovalRequest}

    /**
 * @summary Ask for the newest version to be approved
 */
export const useRequestApproval = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestApproval>>, TError,RequestApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestApproval>>,
        TError,
        RequestApprovalMutationVariables,
        TContext
      > => {
      return useMutation(getRequestApprovalMutationOptions(options), queryClient);
    }
    export const getPreviewFolderApprovalUrl = (id: string,) => {




  return `/api/folders/${encodeURIComponent(String(id))}/approval`
}

/**
 * Counts the documents in the folder and beneath it for which no other folder requires approval, so that this one
 * decides. Those that were never approved are hidden from analysts and viewers while it requires approval, and shown
 * while it does not.
 * @summary Count the documents affected when a folder starts or stops requiring approval
 */
export const previewFolderApproval = async (id: string, options?: Parameters<typeof http>[1]): Promise<FolderApprovalEffect> => {

  return http<FolderApprovalEffect>(getPreviewFolderApprovalUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getPreviewFolderApprovalQueryKey = (id: string,) => {
    return [
    `/api/folders/${id}/approval`
    ] as const;
    }


export const getPreviewFolderApprovalQueryOptions = <TData = Awaited<ReturnType<typeof previewFolderApproval>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewFolderApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewFolderApprovalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewFolderApproval>>> = ({ signal }) => previewFolderApproval(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewFolderApproval>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewFolderApprovalQueryResult = NonNullable<Awaited<ReturnType<typeof previewFolderApproval>>>
export type PreviewFolderApprovalQueryError = ErrorType<unknown>


export function usePreviewFolderApproval<TData = Awaited<ReturnType<typeof previewFolderApproval>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewFolderApproval>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewFolderApproval>>,
          TError,
          Awaited<ReturnType<typeof previewFolderApproval>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePreviewFolderApproval<TData = Awaited<ReturnType<typeof previewFolderApproval>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewFolderApproval>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewFolderApproval>>,
          TError,
          Awaited<ReturnType<typeof previewFolderApproval>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePreviewFolderApproval<TData = Awaited<ReturnType<typeof previewFolderApproval>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewFolderApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Count the documents affected when a folder starts or stops requiring approval
 */

export function usePreviewFolderApproval<TData = Awaited<ReturnType<typeof previewFolderApproval>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewFolderApproval>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPreviewFolderApprovalQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListPendingApprovalsUrl = () => {




  return `/api/approvals`
}

/**
 * The undecided requests, the oldest first, of documents whose folder requires approval now. `mayDecide` says whether
 * the caller may decide.
 * @summary What awaits approval
 */
export const listPendingApprovals = async ( options?: Parameters<typeof http>[1]): Promise<Approval[]> => {

  return http<Approval[]>(getListPendingApprovalsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPendingApprovalsQueryKey = () => {
    return [
    `/api/approvals`
    ] as const;
    }


export const getListPendingApprovalsQueryOptions = <TData = Awaited<ReturnType<typeof listPendingApprovals>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPendingApprovalsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPendingApprovals>>> = ({ signal }) => listPendingApprovals({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPendingApprovals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPendingApprovalsQueryResult = NonNullable<Awaited<ReturnType<typeof listPendingApprovals>>>
export type ListPendingApprovalsQueryError = ErrorType<unknown>


export function useListPendingApprovals<TData = Awaited<ReturnType<typeof listPendingApprovals>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingApprovals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPendingApprovals>>,
          TError,
          Awaited<ReturnType<typeof listPendingApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListPendingApprovals<TData = Awaited<ReturnType<typeof listPendingApprovals>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingApprovals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPendingApprovals>>,
          TError,
          Awaited<ReturnType<typeof listPendingApprovals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListPendingApprovals<TData = Awaited<ReturnType<typeof listPendingApprovals>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary What awaits approval
 */

export function useListPendingApprovals<TData = Awaited<ReturnType<typeof listPendingApprovals>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPendingApprovals>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListPendingApprovalsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getWithdrawApprovalUrl = (id: string,) => {




  return `/api/approvals/${encodeURIComponent(String(id))}`
}

/**
 * By its requester, or an administrator.
 * @summary Withdraw a request
 */
export const withdrawApproval = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getWithdrawApprovalUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getWithdrawApprovalMutationKey = () => ['withdrawApproval'] as const;

export const getWithdrawApprovalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawApproval>>, TError,WithdrawApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawApproval>>, TError,WithdrawApprovalMutationVariables, TContext> => {

const mutationKey = getWithdrawApprovalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawApproval>>, WithdrawApprovalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  withdrawApproval(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawApproval>>>

    export type WithdrawApprovalMutationError = ErrorType<unknown>
    export type WithdrawApprovalMutationVariables = {id: string}

    /**
 * @summary Withdraw a request
 */
export const useWithdrawApproval = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawApproval>>, TError,WithdrawApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawApproval>>,
        TError,
        WithdrawApprovalMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawApprovalMutationOptions(options), queryClient);
    }
    export const getDecideApprovalUrl = (id: string,) => {




  return `/api/approvals/${encodeURIComponent(String(id))}/decision`
}

/**
 * Decides on the version with the SHA-256 that the caller has read. Where two approvals are needed they come from two
 * users; one rejection ends the request.
 * @summary Approve or reject
 */
export const decideApproval = async (id: string,
    decideApprovalRequest: DecideApprovalRequest, options?: Parameters<typeof http>[1]): Promise<Approval> => {

return http<Approval>(getDecideApprovalUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(decideApprovalRequest)
  }
);}





export const getDecideApprovalMutationKey = () => ['decideApproval'] as const;

export const getDecideApprovalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideApproval>>, TError,DecideApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof decideApproval>>, TError,DecideApprovalMutationVariables, TContext> => {

const mutationKey = getDecideApprovalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideApproval>>, DecideApprovalMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  decideApproval(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof decideApproval>>>
    export type DecideApprovalMutationBody = DecideApprovalRequest
    export type DecideApprovalMutationError = ErrorType<unknown>
    export type DecideApprovalMutationVariables = {id: string;data: DecideApprovalRequest}

    /**
 * @summary Approve or reject
 */
export const useDecideApproval = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideApproval>>, TError,DecideApprovalMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideApproval>>,
        TError,
        DecideApprovalMutationVariables,
        TContext
      > => {
      return useMutation(getDecideApprovalMutationOptions(options), queryClient);
    }
