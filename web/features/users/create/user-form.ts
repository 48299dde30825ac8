import { z } from 'zod';

import { CreateUserBody, UpdateUserRoleBody } from '#contract/zod/users.ts';

/** Names and addresses are trimmed before they are judged, so that a blank is no name. */
const trimmed = z.string().trim();

/** A refusal in the form's own words: the contract's says what is wrong, not what to do. */
const says = (message: string) => ({ error: () => message });

/** The four fields of a new user; the permissions of the two tabs join them when the form is sent. */
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
