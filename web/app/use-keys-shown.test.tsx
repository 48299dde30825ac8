import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeysShown } from './use-keys-shown.ts';

test('what stands by comes after the frame that answers the first key, and "?" is not lost', async () => {
  const { result, unmount } = renderHook(useKeysShown);
  fireEvent.keyDown(document.body, { key: 'a' });
  await act(() => Promise.resolve());
  expect(result.current).toMatchObject({ areUsed: false, areShown: false });
  await waitFor(() => expect(result.current).toMatchObject({ areUsed: true, areShown: false }));
  unmount();

  const { result: other } = renderHook(useKeysShown);
  fireEvent.keyDown(document.body, { key: '?' });
  await waitFor(() => expect(other.current).toMatchObject({ areUsed: true, areShown: true }));
});
