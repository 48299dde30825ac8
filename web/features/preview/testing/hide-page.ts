import { vi } from 'vitest';

/** The page is hidden for a moment, which sends the report of what was read. */
export function hidePage(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}
