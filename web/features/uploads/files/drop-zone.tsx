import { Upload } from 'lucide-react';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { type DroppedFiles, readDrop } from '#web/domain/files/dropped-files.ts';
import { pickFolder } from '#web/domain/files/pick-files.ts';

interface DropZoneProps {
  title: string;
  hint: string;
  buttonLabel: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  buttonRef?: RefObject<HTMLButtonElement | null>;
  /** Given a drop while it is still being read, which takes long for many folders. */
  onPick: (picked: DroppedFiles | Promise<DroppedFiles>) => void;
}

/** Takes files by button or drop. It handles drops itself, since the page behind has its own drop zone. */
export function DropZone({
  title,
  hint,
  buttonLabel,
  isMultiple = false,
  isDisabled,
  buttonRef,
  onPick,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      onDragEnter={hold}
      onDragOver={(event) => {
        hold(event);
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        hold(event);
        setIsOver(false);
        if (isDisabled !== true) onPick(readDrop(event.dataTransfer));
      }}
      className={cx(
        'flex items-center gap-3 rounded-xl border border-dashed p-4 transition-colors max-md:flex-wrap',
        isOver ? 'border-accent bg-accent-soft' : 'border-border-control',
      )}
    >
      <span
        aria-hidden
        className="grid size-10 flex-none place-items-center rounded-lg bg-neutral-soft text-text-muted"
      >
        <Upload size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-base font-medium">{title}</p>
        <p className="text-caption text-text-subtle">{hint}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        disabled={isDisabled}
        aria-label={buttonLabel}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])].map((file) => ({ file, folders: [] }));
          // Allows picking the same file again after it was removed.
          event.target.value = '';
          if (files.length > 0) onPick({ files, directories: [], unreadable: 0 });
        }}
      />
      <Button
        ref={buttonRef}
        size="sm"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
        className="max-md:w-full"
      >
        {buttonLabel}
      </Button>
      {isMultiple && (
        <Button size="sm" disabled={isDisabled} onClick={() => pickFolder(onPick)} className="max-md:w-full">
          Choose Folder
        </Button>
      )}
    </div>
  );
}
