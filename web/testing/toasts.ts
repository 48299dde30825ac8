// The text of the visible toast.
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ToastWords } from '#web/api/change-words.ts';

/** Waits for the toast with this text, and `tone` if given. */
export async function findToast(title: string, message?: string, tone?: 'success' | 'destructive'): Promise<void> {
  await waitFor(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[data-tone]')];
    expect(shown.map((toast) => toast.innerText.replace(/\s*\n+\s*/g, ' | '))).toEqual([
      message === undefined ? title : `${title} | ${message}`,
    ]);
    // Its region accepts the pointer a moment later.
    expect(getComputedStyle(shown[0]!).pointerEvents).not.toBe('none');
    if (tone !== undefined) expect(shown[0]?.dataset['tone']).toBe(tone);
  });
}

export const findDone = ({ title, message }: ToastWords): Promise<void> => findToast(title, message, 'success');
export const findFailed = ({ title, message }: ToastWords): Promise<void> => findToast(title, message, 'destructive');
