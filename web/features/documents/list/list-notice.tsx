import { FileUp, FolderOpen, FolderX, Upload } from 'lucide-react';
import * as roles from '#contract/roles.ts';
import { AskForAccess } from '#web/domain/access/ask-for-access.tsx';
import { mayBePutBack } from '#web/domain/product/may-be-put-back.ts';
import { useMayCall } from '#web/session/may-call.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NoMatch } from './no-match.tsx';

/** Loaded together. */
export { FoundContents } from '../contents/found-contents.tsx';

interface ListNoticeProps {
  isFiltered: boolean;
  hasNoDocuments: boolean;
  /** The id of the folder in the address, if it is unknown. */
  unknownFolderId: string | null;
  isInFolder: boolean;
  /** Null for users who may not upload. */
  onUpload: (() => void) | null;
  hasSubfolders: boolean;
  onReset: () => void;
  onHome: () => void;
}

/** Explains why the list is empty, with a next step. */
export function ListNotice(props: ListNoticeProps) {
  const { isFiltered, hasNoDocuments, unknownFolderId, isInFolder, hasSubfolders, onUpload, onReset, onHome } = props;
  const mayPutBack = useMayCall(roles.listDeletedItems);
  const upload = (label: string) =>
    onUpload ? (
      <Button icon={Upload} onClick={onUpload}>
        {label}
      </Button>
    ) : undefined;
  if (isFiltered) return <NoMatch onReset={onReset} />;
  if (unknownFolderId !== null) {
    return (
      <EmptyState
        icon={FolderX}
        title={`This folder is not available${mayPutBack ? '' : ' to you'}`}
        message={
          mayPutBack ? mayBePutBack('folder', false) : 'It may have been deleted, or you may not have access to it'
        }
        action={
          <div className="flex flex-col items-center gap-4">
            {!mayPutBack && <AskForAccess itemId={unknownFolderId} />}
            <Button onClick={onHome}>Go to Home</Button>
          </div>
        }
      />
    );
  }
  if (isInFolder) {
    return (
      <EmptyState
        icon={FolderOpen}
        title={hasSubfolders ? 'No documents in this folder' : 'This folder is empty'}
        message={onUpload ? 'Drop files here to upload them' : undefined}
        action={upload('Upload to Folder')}
      />
    );
  }
  if (!hasNoDocuments) return <EmptyState icon={FolderOpen} title="No documents in the root directory" />;
  return (
    <EmptyState
      icon={FileUp}
      title="No documents yet"
      message="Upload your first document to get started"
      action={upload('Upload a file')}
    />
  );
}
