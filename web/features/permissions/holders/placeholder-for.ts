import type { Holders } from './holder.ts';

export function placeholderFor(all: Holders, candidates: Holders, isLoading: boolean): string {
  if (isLoading) return 'Loading users...';
  if (candidates.groups.length > 0) return 'Select a user or a group';
  if (candidates.users.length > 0) return 'Select a user';
  return all.users.length > 0 ? 'Everyone holds a permission already' : 'No users to choose from';
}
