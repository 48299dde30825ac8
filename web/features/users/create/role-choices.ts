import type { Role } from '#contract/types.ts';

export const roleChoices: readonly { role: Role; label: string; description: string }[] = [
  { role: 'admin', label: 'Admin', description: 'Full access and user management' },
  { role: 'manager', label: 'Manager', description: 'Can manage users and moderate content' },
  { role: 'analyst', label: 'Analyst', description: 'Can view and analyse documents' },
  { role: 'viewer', label: 'Viewer', description: 'Read-only access to permitted content' },
];
