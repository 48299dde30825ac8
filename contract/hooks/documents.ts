/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import type {
  Document,
  DocumentSettings,
  PreviewDocumentParams,
  RegisterDocumentRequest,
  RenameDocumentRequest
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



export const getListDocumentsUrl = () => {




  return `/api/documents`
}

/**
 * A document in a folder that its reader may not see has `folderId: null`. A document that its uploader may no longer
 * view is answered as they left it: size, type and version of their own newest version, and name, description, level,
 * restrictions and times without later changes by others. Clients sort, filter and search.
 * @summary Every document that the reader may see
 */
export const listDocuments = async ( options?: Parameters<typeof http>[1]): Promise<Document[]> => {

  return http<Document[]>(getListDocumentsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDocumentsQueryKey = () => {
    return [
    `/api/documents`
    ] as const;
    }


export const getListDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsQueryError = ErrorType<unknown>


export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Every document that the reader may see
 */

export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListDocumentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getRegisterDocumentUrl = () => {




  return `/api/documents`
}

/**
 * The first registration of a name in a folder makes a document (201). The same name (NFC, case-sensitive) in the
 * same folder again makes the next version of that document (200): same id, createdAt, uploadedById, grants and
 * printingRestricted; accessLevel and downloadRestricted take the stricter of old and sent; a description that is
 * not sent keeps the old one. The stored byte count wins over the declared size.
 * @summary Register a stored object as a document
 */
export const registerDocument = async (registerDocumentRequest: RegisterDocumentRequest, options?: Parameters<typeof http>[1]): Promise<Document> => {

return http<Document>(getRegisterDocumentUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(registerDocumentRequest)
  }
);}





export const getRegisterDocumentMutationKey = () => ['registerDocument'] as const;

export const getRegisterDocumentMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerDocument>>, TError,RegisterDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof registerDocument>>, TError,RegisterDocumentMutationVariables, TContext> => {

const mutationKey = getRegisterDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerDocument>>, RegisterDocumentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerDocument(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof registerDocument>>>
    export type RegisterDocumentMutationBody = RegisterDocumentRequest
    export type RegisterDocumentMutationError = ErrorType<unknown>
    export type RegisterDocumentMutationVariables = {data: RegisterDocumentRequest}

    /**
 * @summary Register a stored object as a document
 */
export const useRegisterDocument = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerDocument>>, TError,RegisterDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerDocument>>,
        TError,
        RegisterDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterDocumentMutationOptions(options), queryClient);
    }
    export const getRenameDocumentUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}`
}

/**
 * Rights as for deleting. A name that another document of the same folder has is a conflict, where the caller may
 * see that document: a name that is out of sight is not taken.
 * @summary Rename a document
 */
export const renameDocument = async (id: string,
    renameDocumentRequest: RenameDocumentRequest, options?: Parameters<typeof http>[1]): Promise<Document> => {

return http<Document>(getRenameDocumentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(renameDocumentRequest)
  }
);}





export const getRenameDocumentMutationKey = () => ['renameDocument'] as const;

export const getRenameDocumentMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameDocument>>, TError,RenameDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renameDocument>>, TError,RenameDocumentMutationVariables, TContext> => {

const mutationKey = getRenameDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameDocument>>, RenameDocumentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  renameDocument(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenameDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof renameDocument>>>
    export type RenameDocumentMutationBody = RenameDocumentRequest
    export type RenameDocumentMutationError = ErrorType<unknown>
    export type RenameDocumentMutationVariables = {id: string;data: RenameDocumentRequest}

    /**
 * @summary Rename a document
 */
export const useRenameDocument = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameDocument>>, TError,RenameDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameDocument>>,
        TError,
        RenameDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getRenameDocumentMutationOptions(options), queryClient);
    }
    export const getDeleteDocumentUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}`
}

/**
 * Hidden from every user at once. Administrators and managers can put it back for as many days as the installation sets
 * (30; 0 for none). Analysts and viewers may delete their own uploads.
 * @summary Delete a document with all its versions and grants
 */
export const deleteDocument = async (id: string, options?: Parameters<typeof http>[1]): Promise<void> => {

  return http<void>(getDeleteDocumentUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteDocumentMutationKey = () => ['deleteDocument'] as const;

export const getDeleteDocumentMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDocument>>, TError,DeleteDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteDocument>>, TError,DeleteDocumentMutationVariables, TContext> => {

const mutationKey = getDeleteDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteDocument>>, DeleteDocumentMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteDocument(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof deleteDocument>>>

    export type DeleteDocumentMutationError = ErrorType<unknown>
    export type DeleteDocumentMutationVariables = {id: string}

    /**
 * @summary Delete a document with all its versions and grants
 */
export const useDeleteDocument = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteDocument>>, TError,DeleteDocumentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteDocument>>,
        TError,
        DeleteDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteDocumentMutationOptions(options), queryClient);
    }
    export const getUpdateDocumentSettingsUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/settings`
}

/**
 * All three are sent. The change takes effect on the very next request of everybody. `If-Match` names
 * [accessLevel, downloadRestricted, printingRestricted].
 * @summary Change access level and restrictions
 */
export const updateDocumentSettings = async (id: string,
    documentSettings: DocumentSettings, options?: Parameters<typeof http>[1]): Promise<Document> => {

return http<Document>(getUpdateDocumentSettingsUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(options?.headers)) },
    body: JSON.stringify(documentSettings)
  }
);}





export const getUpdateDocumentSettingsMutationKey = () => ['updateDocumentSettings'] as const;

export const getUpdateDocumentSettingsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDocumentSettings>>, TError,UpdateDocumentSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof updateDocumentSettings>>, TError,UpdateDocumentSettingsMutationVariables, TContext> => {

const mutationKey = getUpdateDocumentSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateDocumentSettings>>, UpdateDocumentSettingsMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  updateDocumentSettings(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateDocumentSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof updateDocumentSettings>>>
    export type UpdateDocumentSettingsMutationBody = DocumentSettings
    export type UpdateDocumentSettingsMutationError = ErrorType<unknown>
    export type UpdateDocumentSettingsMutationVariables = {id: string;data: DocumentSettings}

    /**
 * @summary Change access level and restrictions
 */
export const useUpdateDocumentSettings = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateDocumentSettings>>, TError,UpdateDocumentSettingsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateDocumentSettings>>,
        TError,
        UpdateDocumentSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateDocumentSettingsMutationOptions(options), queryClient);
    }
    export const getDownloadDocumentUrl = (id: string,) => {




  return `/api/documents/${encodeURIComponent(String(id))}/download`
}

/**
 * Byte for byte what was uploaded. No user can download a confidential document with restricted downloads.
 * Every refusal is audited as blocked_download. What is stored is held against its hash as it leaves: where it is
 * damaged or missing the answer is 500, or the transfer breaks off before its end, and failed_download is audited;
 * a complete answer has the bytes that its ETag names. HEAD and Range follow the same rules. A navigation
 * (`Accept: text/html` preferred) gets its refusal as a small page.
 * @summary The original bytes, as an attachment
 */
export const downloadDocument = async (id: string, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getDownloadDocumentUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getDownloadDocumentQueryKey = (id: string,) => {
    return [
    `/api/documents/${id}/download`
    ] as const;
    }


export const getDownloadDocumentQueryOptions = <TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<unknown>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadDocumentQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadDocument>>> = ({ signal }) => downloadDocument(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof downloadDocument>>>
export type DownloadDocumentQueryError = ErrorType<unknown>


export function useDownloadDocument<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<unknown>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useDownloadDocument<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadDocument>>,
          TError,
          Awaited<ReturnType<typeof downloadDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useDownloadDocument<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The original bytes, as an attachment
 */

export function useDownloadDocument<TData = Awaited<ReturnType<typeof downloadDocument>>, TError = ErrorType<unknown>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getDownloadDocumentQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getPreviewDocumentUrl = (id: string,
    params?: PreviewDocumentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/documents/${encodeURIComponent(String(id))}/preview?${stringifiedParams}` : `/api/documents/${encodeURIComponent(String(id))}/preview`
}

/**
 * PDF, raster images, SVG and HTML are served inline with the reader's e-mail and the time stamped in; the type is
 * detected from the bytes, not taken from the declaration. TIFF and animated PNG are shown as PNG, pages of a TIFF one
 * below the other; if they differ in size or are too large together, the first is shown, and says so. Plain text (Markdown and code are text), CSV, TSV, DOCX, XLSX and PPTX are shown as text/html made of
 * their content, stamped and without links, scripts or external content; of long files it shows the beginning and says
 * so. Bytes without a known type are shown as the declared one where they can be read as that; an empty file is 415.
 * X-Watermark says whether the bytes are stamped. Anything else is 415, and so is what cannot be stamped: PDF and images
 * that a browser shows for a reader who may not download, other types for every reader. An upload of one's own whose
 * content one may no longer see is 403. While too many previews are being made the answer is 503 with Retry-After. One
 * document_view is audited for a version, session and five minutes, and failed_view where stored bytes are damaged or
 * missing.
 * @summary The content, watermarked, to be shown in the browser
 */
export const previewDocument = async (id: string,
    params?: PreviewDocumentParams, options?: Parameters<typeof http>[1]): Promise<Blob> => {

  return http<Blob>(getPreviewDocumentUrl(id,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getPreviewDocumentQueryKey = (id: string,
    params?: PreviewDocumentParams,) => {
    return [
    `/api/documents/${id}/preview`, ...(params ? [params] : [])
    ] as const;
    }


export const getPreviewDocumentQueryOptions = <TData = Awaited<ReturnType<typeof previewDocument>>, TError = ErrorType<unknown>>(id: string,
    params?: PreviewDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewDocumentQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewDocument>>> = ({ signal }) => previewDocument(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof previewDocument>>>
export type PreviewDocumentQueryError = ErrorType<unknown>


export function usePreviewDocument<TData = Awaited<ReturnType<typeof previewDocument>>, TError = ErrorType<unknown>>(
 id: string,
    params: undefined |  PreviewDocumentParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewDocument>>,
          TError,
          Awaited<ReturnType<typeof previewDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function usePreviewDocument<TData = Awaited<ReturnType<typeof previewDocument>>, TError = ErrorType<unknown>>(
 id: string,
    params?: PreviewDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewDocument>>,
          TError,
          Awaited<ReturnType<typeof previewDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function usePreviewDocument<TData = Awaited<ReturnType<typeof previewDocument>>, TError = ErrorType<unknown>>(
 id: string,
    params?: PreviewDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary The content, watermarked, to be shown in the browser
 */

export function usePreviewDocument<TData = Awaited<ReturnType<typeof previewDocument>>, TError = ErrorType<unknown>>(
 id: string,
    params?: PreviewDocumentParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewDocument>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getPreviewDocumentQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






