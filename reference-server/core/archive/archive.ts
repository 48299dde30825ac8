// Taking a selection along.
import type { Handler } from '../desk/operation.ts';

export const prepareArchive: Handler<'prepareArchive'> = () =>
  Promise.reject(new Error('prepareArchive is not there yet'));
export const downloadArchive: Handler<'downloadArchive'> = () =>
  Promise.reject(new Error('downloadArchive is not there yet'));
