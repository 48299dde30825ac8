import { z } from 'zod';

import { CreateUserBody, UpdateUserRoleBody } from '#contract/zod/users.ts';

/** Trimmed before validation, so that blanks are not a name. */
const trimmed = z.string().trim();

/** The form's own message; the contract's states the fault but not what to do. */
const says = (message: string) => ({ error: () => message });

/** The fields of a new user; permissions are added when the form is sent. */
export const newUserForm = z.object({
  firstName: trimmed.min(1, says('First name is required')).pipe(CreateUserBody.shape.firstName),
  lastName: trimmed.min(1, says('Last name is required')).pipe(CreateUserBody.shape.lastName),
  email: trimmed.refine(
    (email) => CreateUserBody.shape.email.safeParse(email).success,
    says('Valid email is required'),
  ),
  role: CreateUserBody.shape.role,
});

export type NewUserForm = z.infer<typeof newUserForm>;

export const roleForm = UpdateUserRoleBody;
