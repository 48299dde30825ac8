import { DrawnPage } from '../drawn-page.tsx';
import { DrawnWatermark } from '../drawn-watermark.tsx';

export function WatermarkVignette() {
  return (
    <DrawnPage className="h-32 w-56 self-end rounded-t-lg shadow-overlay">
      <DrawnWatermark reader="i.vos@haldenroy.example" className="top-9 left-4" />
    </DrawnPage>
  );
}
