// Moving documents and folders.
import type { Handler } from '../desk/operation.ts';

export const moveDocument: Handler<'moveDocument'> = () => Promise.reject(new Error('moveDocument is not there yet'));
export const moveFolder: Handler<'moveFolder'> = () => Promise.reject(new Error('moveFolder is not there yet'));
export const previewMove: Handler<'previewMove'> = () => Promise.reject(new Error('previewMove is not there yet'));
