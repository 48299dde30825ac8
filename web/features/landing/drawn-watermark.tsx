import { Drawn } from './drawn.tsx';

export function DrawnWatermark({ reader, className }: { reader: string; className?: string }) {
  return (
    <div
      className={`absolute -rotate-13 text-center text-micro leading-[15px] font-semibold whitespace-nowrap text-paper-mark ${className ?? ''}`}
    >
      <Drawn words="CONFIDENTIAL - DO NOT DISTRIBUTE" className="block" />
      <Drawn words={`${reader} · 2:32 PM`} className="block font-medium" />
    </div>
  );
}
