import type { ReactNode } from 'react';
import type { PermissionRow } from './permission-rows.ts';
import type { Right, Ticks } from './ticks.ts';

export interface PermissionTableProps {
  /** The head of the first column: "Folder" or "Document". */
  kind: string;
  shown: readonly PermissionRow[];
  icon: (row: PermissionRow) => ReactNode;
  /** The labels of the two rights. */
  rights: Record<Right, string>;
  ticks: Ticks;
  onTick: (id: string, right: Right, isOn: boolean) => void;
  isFurtherDisabled: boolean;
}
