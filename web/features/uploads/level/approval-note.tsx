import type { Folder } from '#contract/types.ts';
import { requiredAbove } from '#web/domain/folders/required-above.ts';

/** Shown where uploads are not visible to others at once. */
export function ApprovalNote({ folders, folderId }: { folders: readonly Folder[]; folderId: string | null }) {
  if (!requiredAbove(folders, folderId ?? '')) return null;
  return (
    <p className="text-caption text-text-subtle">
      This folder requires approval: analysts and viewers see a version once it is approved. Ask for it after the
      upload.
    </p>
  );
}
