import { z } from 'zod';
import { CreateUserBody, UpdateUserRoleBody } from '#contract/zod/users.ts';
import { requiredText } from '#web/domain/names/required-text.ts';

/** The fields of a new user; permissions are added when the form is sent. */
export const newUserForm = z.object({
  firstName: requiredText('First name is required').pipe(CreateUserBody.shape.firstName),
  lastName: requiredText('Last name is required').pipe(CreateUserBody.shape.lastName),
  email: z
    .string()
    .trim()
    .refine((email) => CreateUserBody.shape.email.safeParse(email).success, 'Valid email is required'),
  role: CreateUserBody.shape.role,
});

export type NewUserForm = z.infer<typeof newUserForm>;

export const roleForm = UpdateUserRoleBody;
