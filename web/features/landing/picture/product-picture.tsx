import { PictureDocuments } from './picture-documents.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { PictureSidebar } from './picture-sidebar.tsx';
import { PictureToolbar } from './picture-toolbar.tsx';
import { PictureTree } from './picture-tree.tsx';

/** The product drawn with its own design tokens, so that it is sharp at any size and follows the theme. */
export function ProductPicture() {
  return (
    <div aria-hidden className="relative select-none">
      <div className="h-[592px] overflow-hidden rounded-xl border border-border-strong bg-surface shadow-overlay">
        <div className="flex h-full w-[1086px]">
          <PictureSidebar />
          <div className="flex min-w-0 flex-1 flex-col">
            <PictureToolbar />
            <div className="flex min-h-0 flex-1">
              <PictureTree />
              <PictureDocuments />
            </div>
          </div>
        </div>
      </div>
      <div className="absolute -right-4 -bottom-11 xl:-right-16">
        <PicturePreview />
      </div>
    </div>
  );
}
