declare module 'virtual:icons' {
  import type { LucideIcon } from 'lucide-react';

  export const icons: readonly { name: string; Icon: LucideIcon; usedIn: readonly string[] }[];
}
