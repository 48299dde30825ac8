import {
  ChartColumn,
  FolderOpen,
  LayoutDashboard,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { Role } from '#contract/types.ts';

interface NavigationEntry {
  path: string;
  label: string;
  icon: LucideIcon;
  /** All signed-in users by default. */
  roles?: readonly Role[];
}

const entries: readonly NavigationEntry[] = [
  { path: '/', label: 'Dashboard', icon: LayoutDashboard, roles: ['admin', 'manager'] },
  { path: '/documents', label: 'Document Management', icon: FolderOpen },
  { path: '/users', label: 'User Management', icon: Users, roles: ['admin', 'manager'] },
  { path: '/security', label: 'Security Settings', icon: ShieldCheck, roles: ['admin'] },
  { path: '/audit', label: 'Audit Trail', icon: ScrollText, roles: ['admin', 'manager'] },
  { path: '/analytics', label: 'Analytics', icon: ChartColumn, roles: ['admin', 'manager'] },
];

export function navigationFor(role: Role | null): readonly NavigationEntry[] {
  return entries.filter(({ roles }) => roles === undefined || (role !== null && roles.includes(role)));
}
