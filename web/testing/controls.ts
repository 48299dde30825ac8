// How the parts of the design system are tried at Storybook's Controls.
import { Bell, Check, Download, FileText, Folder, Search, ShieldAlert, Trash2, Upload, Users } from 'lucide-react';

const icons = { Bell, Check, Download, FileText, Folder, Search, ShieldAlert, Trash2, Upload, Users };

/** A choice of a few icons, by name. */
export const iconChoice = {
  options: ['none', ...Object.keys(icons)],
  mapping: { none: undefined, ...icons },
  control: { type: 'select' },
} as const;

/** Words, where the part would take anything. */
export const words = { control: { type: 'text' } } as const;

export const onOff = { control: { type: 'boolean' } } as const;

/** One of a few. */
export const oneOf = <const T extends string>(...options: readonly T[]) =>
  ({ options, control: { type: 'select' } }) as const;

/** The parameters of a part that can be tried there; screens have the State panel instead. */
export const tryable = { controls: { disable: false, sort: 'requiredFirst' } } as const;
