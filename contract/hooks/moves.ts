/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  Document,
  Folder,
  MoveDocumentRequest,
  MoveEffect,
  MoveFolderRequest,
  PreviewMoveRequest
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



export const getMoveDocumentUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/folder`
}

/**
 * Into a folder, or to the root with null. Versions and grants stay with it; who may see it by folder changes at once. Where
 * it already lies nothing happens.
 * @summary Move a document
 */
export const moveDocument = async (id: string,
    moveDocumentRequest: MoveDocumentRequest, options?: Parameters<typeof http>[1]): Promise<Document> => {

return http<Document>(getMoveDocumentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(moveDocumentRequest)
  }
);}





export const getMoveDocumentMutationKey = () => ['moveDocument'] as const;

export const getMoveDocumentMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveDocument>>, TError,MoveDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof moveDocument>>, TError,MoveDocumentMutationVariables, TContext> => {

const mutationKey = getMoveDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveDocument>>, MoveDocumentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  moveDocument(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof moveDocument>>>
    export type MoveDocumentMutationBody = MoveDocumentRequest
    export type MoveDocumentMutationError = ErrorType<unknown>
    export type MoveDocumentMutationVariables = {id: string;data: MoveDocumentRequest}

    /**
 * @summary Move a document
 */
export const useMoveDocument = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveDocument>>, TError,MoveDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveDocument>>,
        TError,
        MoveDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getMoveDocumentMutationOptions(options), queryClient);
    }
    export const getMoveFolderUrl = (id: string,) => {




  return `/api/folders/${encodeURIComponent(String(id))}/parent`
}

/**
 * Into another folder, or to the root with null; never into itself or into what is beneath it (409). Permissions set on
 * folders travel with them. Where it already lies nothing happens.
 * @summary Move a folder with everything in it
 */
export const moveFolder = async (id: string,
    moveFolderRequest: MoveFolderRequest, options?: Parameters<typeof http>[1]): Promise<Folder> => {

return http<Folder>(getMoveFolderUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(moveFolderRequest)
  }
);}





export const getMoveFolderMutationKey = () => ['moveFolder'] as const;

export const getMoveFolderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveFolder>>, TError,MoveFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof moveFolder>>, TError,MoveFolderMutationVariables, TContext> => {

const mutationKey = getMoveFolderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveFolder>>, MoveFolderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  moveFolder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MoveFolderMutationResult = NonNullable<Awaited<ReturnType<typeof moveFolder>>>
    export type MoveFolderMutationBody = MoveFolderRequest
    export type MoveFolderMutationError = ErrorType<unknown>
    export type MoveFolderMutationVariables = {id: string;data: MoveFolderRequest}

    /**
 * @summary Move a folder with everything in it
 */
export const useMoveFolder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveFolder>>, TError,MoveFolderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveFolder>>,
        TError,
        MoveFolderMutationVariables,
        TContext
      > => {
      return useMutation(getMoveFolderMutationOptions(options), queryClient);
    }
    export const getPreviewMoveUrl = () => {




  return `/api/moves/preview`
}

/**
 * Moves nothing. For each user it counts the documents that they could view or download only afterwards, and only
 * before; users without a difference are left out.
 * @summary Who would gain and lose by a move
 */
export const previewMove = async (previewMoveRequest: PreviewMoveRequest, options?: Parameters<typeof http>[1]): Promise<MoveEffect> => {

return http<MoveEffect>(getPreviewMoveUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(previewMoveRequest)
  }
);}





export const getPreviewMoveMutationKey = () => ['previewMove'] as const;

export const getPreviewMoveMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewMove>>, TError,PreviewMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof previewMove>>, TError,PreviewMoveMutationVariables, TContext> => {

const mutationKey = getPreviewMoveMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof previewMove>>, PreviewMoveMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  previewMove(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PreviewMoveMutationResult = NonNullable<Awaited<ReturnType<typeof previewMove>>>
    export type PreviewMoveMutationBody = PreviewMoveRequest
    export type PreviewMoveMutationError = ErrorType<unknown>
    export type PreviewMoveMutationVariables = {data: PreviewMoveRequest}

    /**
 * @summary Who would gain and lose by a move
 */
export const usePreviewMove = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof previewMove>>, TError,PreviewMoveMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof previewMove>>,
        TError,
        PreviewMoveMutationVariables,
        TContext
      > => {
      return useMutation(getPreviewMoveMutationOptions(options), queryClient);
    }
