import type { ToastWords } from '#web/api/change-words.ts';

export const success = (message: string): ToastWords => ({ title: 'Success', message });
export const failure = (message: string): ToastWords => ({ title: 'Error', message });
