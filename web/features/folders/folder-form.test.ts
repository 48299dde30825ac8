import { expect, test } from 'vitest';
import { toUpdateRequest } from './folder-form.ts';

test('the approval setting is sent only where it changes', () => {
  const sent = { name: 'Board', accessLevel: 'public' } as const;
  const form = { ...sent, description: '', parentId: '', approvalRequired: true };
  expect(toUpdateRequest(form, true)).toEqual(sent);
  expect(toUpdateRequest(form)).toEqual({ ...sent, approvalRequired: true });
});
