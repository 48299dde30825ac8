import { type FileKind, fileKind } from '#web/domain/files/file-kind.ts';

const lineWidths = ['w-3/5', 'w-full', 'w-full', 'w-11/12', 'w-full', 'w-3/4', 'w-full'];
const bars = ['h-2/5', 'h-3/5', 'h-1/2', 'h-4/5', 'h-full'];

/** A drawing by kind of file. It does not load the document, so no view is audited. */
export function KindGlyph({ mimeType, name }: { mimeType: string | null; name: string }) {
  const kind = fileKind(mimeType, name);
  const isWide = kind === 'slide' || kind === 'image';
  return (
    <div aria-hidden className="flex h-full items-end justify-center overflow-hidden pt-4">
      <div
        className={`flex h-full flex-col gap-1.5 rounded-t-sm border border-b-0 border-border-strong bg-surface p-2.5 shadow-1 ${isWide ? 'w-36' : 'w-29'}`}
      >
        <Drawing kind={kind} />
      </div>
    </div>
  );
}

function Drawing({ kind }: { kind: FileKind }) {
  if (kind === 'sheet') return <Sheet />;
  if (kind === 'slide') return <Slide />;
  if (kind === 'image') return <Picture />;
  return lineWidths.map((width, at) => (
    <span
      key={at}
      className={`${width} flex-none rounded-full ${at === 0 ? 'mb-1 h-1 bg-border-control' : 'h-[3px] bg-border-strong'}`}
    />
  ));
}

function Sheet() {
  return [0, 1, 2, 3, 4, 5, 6].map((row) => (
    <span key={row} className="flex flex-none gap-1.5 border-b border-border pb-1.5">
      <span className="h-[3px] flex-2 rounded-full bg-border-control" />
      {[0, 1, 2].map((cell) => (
        <span key={cell} className="h-[3px] flex-1 rounded-full bg-border-strong" />
      ))}
    </span>
  ));
}

function Slide() {
  return (
    <>
      <span className="h-1 w-1/2 flex-none rounded-full bg-border-control" />
      <span className="h-[3px] w-4/5 flex-none rounded-full bg-border-strong" />
      <span className="flex min-h-0 flex-1 items-end gap-1.5 pt-1">
        {bars.map((height) => (
          <span key={height} className={`${height} flex-1 rounded-t-sm bg-chart-2`} />
        ))}
      </span>
    </>
  );
}

function Picture() {
  return (
    <svg viewBox="0 0 120 72" className="size-full text-kind-image" preserveAspectRatio="xMidYMax slice">
      <circle cx="90" cy="20" r="9" fill="currentColor" opacity="0.35" />
      <path d="M0 72 38 28l26 30 16-16 40 30z" fill="currentColor" opacity="0.3" />
    </svg>
  );
}
