import type { User } from '#contract/types.ts';
import { lastLogin } from '#web/format/age.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { counted } from '#web/format/counted.ts';
import { displayName } from '#web/domain/people/person.ts';
import { PrintSheet } from '#web/domain/product/print-sheet.tsx';
import { PrintTable } from '#web/ui/print/print-table.tsx';

export function UsersSheet({ users }: { users: readonly User[] }) {
  return (
    <PrintSheet title="User Management" about={[counted(users.length, 'user')]}>
      <PrintTable
        rows={users}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Name', width: 32, cell: displayName },
          { head: 'Email', width: 36, cell: ({ email }) => email },
          { head: 'Role', width: 14, cell: ({ role }) => capitalised(role) },
          { head: 'Last Login', width: 18, cell: ({ lastLoginAt }) => lastLogin(lastLoginAt) },
        ]}
      />
    </PrintSheet>
  );
}
