import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirstSign } from './use-first-sign.ts';

test('the first sign of the user is reported once, after the frame that answers it', async () => {
  const { result } = renderHook(useFirstSign);
  fireEvent.keyDown(document.body, { key: 'a' });
  await act(() => Promise.resolve());
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toMatchObject({ key: 'a' }));
  fireEvent.keyDown(document.body, { key: 'b' });
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(result.current).toMatchObject({ key: 'a' });
});
