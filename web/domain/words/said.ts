import type { Said } from '#web/api/change-words.ts';

export const success = (message: string): Said => ({ title: 'Success', message });
export const failure = (message: string): Said => ({ title: 'Error', message });
