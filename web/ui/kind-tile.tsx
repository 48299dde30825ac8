import { File, FileImage, FileSpreadsheet, FileText, FileType, type LucideIcon, Presentation } from 'lucide-react';
import { memo } from 'react';
import { type FileKind, fileKind } from '#web/format/file-kind.ts';
import { cx } from './cx.ts';

const kinds: Record<FileKind, { icon: LucideIcon; colour: string }> = {
  pdf: { icon: FileText, colour: 'bg-kind-pdf-soft text-kind-pdf' },
  sheet: { icon: FileSpreadsheet, colour: 'bg-kind-sheet-soft text-kind-sheet' },
  doc: { icon: FileType, colour: 'bg-kind-doc-soft text-kind-doc' },
  slide: { icon: Presentation, colour: 'bg-kind-slide-soft text-kind-slide' },
  image: { icon: FileImage, colour: 'bg-kind-image-soft text-kind-image' },
  other: { icon: File, colour: 'bg-kind-other-soft text-kind-other' },
};

const sizes = {
  /** The bare icon, for dense trees and lists. */
  xs: { box: 'size-4 bg-transparent!', icon: 16 },
  sm: { box: 'size-7 rounded-md', icon: 16 },
  md: { box: 'size-9 rounded-lg', icon: 20 },
  lg: { box: 'size-14 rounded-xl', icon: 28 },
} as const;

interface KindTileProps {
  mimeType: string | null | undefined;
  name: string;
  size?: keyof typeof sizes;
}

/** The glyph of a file's kind. Decoration: the name and the second line say the same in words. */
export const KindTile = memo(function KindTile({ mimeType, name, size = 'sm' }: KindTileProps) {
  const { icon: Icon, colour } = kinds[fileKind(mimeType, name)];
  return (
    <span aria-hidden className={cx('grid flex-none place-items-center', colour, sizes[size].box)}>
      <Icon size={sizes[size].icon} />
    </span>
  );
});
