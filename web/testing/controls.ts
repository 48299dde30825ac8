// Storybook Controls for parts of the design system.
import { Bell, Check, Download, FileText, Folder, Search, ShieldAlert, Trash2, Upload, Users } from 'lucide-react';

const icons = { Bell, Check, Download, FileText, Folder, Search, ShieldAlert, Trash2, Upload, Users };

/** A choice of icons by name. */
export const iconChoice = {
  options: ['none', ...Object.keys(icons)],
  mapping: { none: undefined, ...icons },
  control: { type: 'select' },
} as const;

/** A text, where the part accepts any content. */
export const words = { control: { type: 'text' } } as const;

export const onOff = { control: { type: 'boolean' } } as const;

export const oneOf = <const T extends string>(...options: readonly T[]) =>
  ({ options, control: { type: 'select' } }) as const;

/** Parameters of parts with controls; screens have the State panel instead. */
export const tryable = { controls: { disable: false, sort: 'requiredFirst' } } as const;
