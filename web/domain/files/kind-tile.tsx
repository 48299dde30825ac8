import { memo } from 'react';
import { type FileKind, fileKind } from '#web/domain/files/file-kind.ts';
import { drawn } from '#web/ui/data/drawn.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import {
  File,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileType,
  type LucideIcon as Icon,
  Presentation,
} from 'lucide-react';

const kinds: Record<FileKind, { icon: Icon; colour: string }> = {
  pdf: { icon: FileText, colour: 'bg-kind-pdf-soft text-kind-pdf' },
  sheet: { icon: FileSpreadsheet, colour: 'bg-kind-sheet-soft text-kind-sheet' },
  doc: { icon: FileType, colour: 'bg-kind-doc-soft text-kind-doc' },
  slide: { icon: Presentation, colour: 'bg-kind-slide-soft text-kind-slide' },
  image: { icon: FileImage, colour: 'bg-kind-image-soft text-kind-image' },
  other: { icon: File, colour: 'bg-kind-other-soft text-kind-other' },
};

const sizes = {
  /** The icon only, for dense trees and lists. */
  xs: 'size-4 bg-transparent!',
  sm: 'size-7 rounded-md p-1.5',
  md: 'size-9 rounded-lg p-2',
  lg: 'size-14 rounded-xl p-3.5',
} as const;

interface KindTileProps {
  mimeType: string | null | undefined;
  name: string;
  size?: keyof typeof sizes;
}

/** The icon of a file's kind. Decorative: the name and the second line say the same. */
export const KindTile = memo((props: KindTileProps) => kindTile(props));

/** The tile as an element instead of a component, which is faster in rows. */
export function kindTile({ mimeType, name, size = 'sm' }: KindTileProps) {
  const { icon, colour } = kinds[fileKind(mimeType, name)];
  return drawn(icon, { className: cx(colour, sizes[size]) });
}
