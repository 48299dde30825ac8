// The data room's index.
import type { Handler } from '../desk/operation.ts';

export const exportIndex: Handler<'exportIndex'> = () => Promise.reject(new Error('exportIndex is not there yet'));
