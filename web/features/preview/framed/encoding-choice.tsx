import { Languages } from 'lucide-react';
import type { TextEncoding } from '#contract/types.ts';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { Menu } from '#web/ui/overlay/menu.tsx';

const names = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Western (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  shift_jis: 'Japanese (Shift-JIS)',
  gb18030: 'Chinese (GB18030)',
  big5: 'Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} satisfies Record<TextEncoding, string>;

const encodings = Object.keys(names) as TextEncoding[];

interface EncodingChoiceProps {
  /** Null for the one that the server detects. */
  chosen: TextEncoding | null;
  onChoose: (encoding: TextEncoding | null) => void;
}

/** For text that the detected encoding shows wrongly. */
export function EncodingChoice({ chosen, onChoose }: EncodingChoiceProps) {
  const isPhone = useMediaQuery('(max-width: 767px)');
  const value = chosen === null ? 'Automatic' : names[chosen];
  const choice = (encoding: TextEncoding | null, label: string) => ({
    ...{ label, isChecked: encoding === chosen },
    onSelect: () => onChoose(encoding),
  });
  return (
    <Menu
      label={`Encoding: ${value}`}
      icon={Languages}
      {...(!isPhone && { text: value, variant: 'quiet' })}
      items={[choice(null, 'Automatic'), ...encodings.map((encoding) => choice(encoding, names[encoding]))]}
    />
  );
}
