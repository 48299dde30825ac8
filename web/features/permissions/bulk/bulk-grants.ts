import type { DocumentPermission, FolderPermissionEntry } from '#contract/types.ts';
import { hasEnded } from '#web/domain/expiry/expiry.ts';
import { type Holder, holderKey } from '../holders/holder.ts';

/** An item that access is given to. */
export interface Target {
  readonly kind: 'document' | 'folder';
  readonly id: string;
  readonly name: string;
}

/** Rights on a target, present or future. */
export interface Held {
  readonly canRead: boolean;
  /** Null for folders: follows each document's setting. */
  readonly canDownload: boolean | null;
  readonly canWrite: boolean;
  readonly expiresAt: string | null;
}

export type Wanted = Pick<Held, 'expiresAt'> & { readonly canDownload: boolean };

export interface BulkGrant {
  readonly target: Target;
  readonly holder: Holder;
  /** Null if there is none, or only an expired one. */
  readonly before: Held | null;
  readonly after: Held;
}

/** By `heldKey`. */
export type HeldBefore = ReadonlyMap<string, Held>;

export interface Plan {
  readonly bulkGrants: readonly BulkGrant[];
  /** The number of permissions that stay unchanged. */
  readonly kept: number;
  /** The number of existing permissions with more rights than chosen. */
  readonly higher: number;
}

export function heldKey({ kind, id }: Pick<Target, 'kind' | 'id'>, holder: Holder): string {
  return `${kind}:${id} ${holderKey(holder)}`;
}

export function heldOf(row: DocumentPermission | FolderPermissionEntry): Held {
  const { canRead, canDownload, expiresAt } = row;
  return { canRead, canDownload, canWrite: 'canWrite' in row && row.canWrite, expiresAt };
}

/** @param mayLower reduces greater rights to the chosen ones; otherwise only missing rights are added */
export function planBulkGrants(
  targets: readonly Target[],
  holders: readonly Holder[],
  wanted: Wanted,
  held: HeldBefore,
  mayLower: boolean,
): Plan {
  const bulkGrants: BulkGrant[] = [];
  let kept = 0;
  let higher = 0;
  for (const target of targets) {
    for (const holder of holders) {
      const before = stillHeld(held.get(heldKey(target, holder)));
      const requested: Held = {
        canRead: true,
        // A folder permission's setting for downloads is kept.
        canDownload: target.kind === 'document' ? wanted.canDownload : (before?.canDownload ?? null),
        canWrite: before?.canWrite ?? false,
        expiresAt: wanted.expiresAt,
      };
      const goesFurther = before !== null && !isSame(requested, most(before, requested));
      if (goesFurther) higher += 1;
      const after = goesFurther && !mayLower ? most(before, requested) : requested;
      if (isSame(before, after)) kept += 1;
      else bulkGrants.push({ target, holder, before, after });
    }
  }
  return { bulkGrants, kept, higher };
}

export function stillHeld(before: Held | undefined): Held | null {
  return before?.canRead && !hasEnded(before.expiresAt) ? before : null;
}

function most(one: Held, other: Held): Held {
  return {
    canRead: true,
    canDownload: one.canDownload === true ? true : other.canDownload,
    canWrite: one.canWrite || other.canWrite,
    expiresAt: timeOf(one) >= timeOf(other) ? one.expiresAt : other.expiresAt,
  };
}

export function isSame(one: Held | null, other: Held | null): boolean {
  if (one === null || other === null) return one === other;
  return one.canDownload === other.canDownload && one.canWrite === other.canWrite && timeOf(one) === timeOf(other);
}

const timeOf = ({ expiresAt }: Held): number => (expiresAt === null ? Infinity : Date.parse(expiresAt));
