import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { NotCompared } from '#contract/types.ts';
import { fault } from '#mock/world/fault.ts';
import { openComparison } from '#web/features/preview/testing/compare-scene.ts';
import * as sample from '#web/features/preview/testing/comparisons.ts';
import { room, route } from '#web/features/preview/testing/preview-scene.ts';
import { onlyWide } from '#web/testing/narrow.ts';
import { person } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const { answering } = sample;

const meta = {
  title: 'Screens/Preview/Compare Versions',
  component: AppScreen,
  args: { scenario: smallRoom, persona: 'manager', route: route('doc-html') },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const phone = { viewport: { value: 'phone', isRotated: false } };
const inDark = { theme: 'dark' };

const shows = (words: string | RegExp): NonNullable<Story['play']> =>
  async function play() {
    await seen(await openComparison(), words);
  };

/** A dialog fades in, so its content exists before it is visible. */
const seen = (dialog: Awaited<ReturnType<typeof openComparison>>, words: string | RegExp) =>
  waitFor(() => expect(dialog.getAllByText(words)[0]).toBeVisible());

export const Inline: Story = {
  tags: ['cover'],
  args: { faults: answering(sample.textComparison) },
  async play() {
    const dialog = await openComparison();
    await seen(dialog, '19,250,000');
    await seen(dialog, '24 lines the same');
    await person.keyboard('n');
    await seen(dialog, 'Change 1 of 3');
  },
};

export const InlineDark: Story = { ...Inline, globals: inDark, tags: ['again'] };
export const InlineOnAPhone: Story = {
  tags: ['again'],
  ...Inline,
  globals: phone,
};
export const InlineOnAPhoneDark: Story = { ...Inline, globals: { ...phone, ...inDark }, tags: ['again'] };

export const SideBySide: Story = {
  globals: onlyWide,
  args: { faults: answering(sample.textComparison) },
  async play() {
    const dialog = await openComparison();
    await person.click(await dialog.findByRole('button', { name: 'Side by side' }));
    const table = within(await dialog.findByRole('table', { name: /What changed/ }));
    await expect(table.getByRole('columnheader', { name: 'Version 2' })).toBeInTheDocument();
    await person.keyboard('p');
    await seen(dialog, 'Change 3 of 3');
  },
};
export const SideBySideDark: Story = { ...SideBySide, globals: { ...onlyWide, ...inDark }, tags: ['again'] };

export const Sheets: Story = {
  args: { faults: answering(sample.sheetsComparison) },
  async play() {
    const dialog = await openComparison();
    await seen(dialog, 'Sheet added');
    await expect(dialog.getByRole('rowheader', { name: 'B7' })).toBeVisible();
  },
};
export const SheetsDark: Story = { ...Sheets, globals: inDark, tags: ['again'] };
export const SheetsOnAPhone: Story = { ...Sheets, globals: phone, tags: ['again'] };

export const LongLines: Story = { args: { faults: answering(sample.longLinesComparison) }, play: shows(/Indented/) };
export const LongLinesOnAPhone: Story = { ...LongLines, globals: phone, tags: ['again'] };

export const ThousandsOfChanges: Story = {
  tags: ['again'],
  args: { faults: answering(sample.manyChanges(5_000)) },
  async play() {
    const dialog = await openComparison();
    await seen(dialog, '5,000 changes');
    await person.keyboard('p');
    await seen(dialog, 'Change 5,000 of 5,000');
    await seen(dialog, /Row 5000;/);
  },
};

export const Cut: Story = {
  tags: ['again'],
  args: { faults: answering(sample.cutComparison) },
  play: shows('Only the first 3 of 4,812 changes are shown.'),
};

export const SameText: Story = {
  tags: ['again'],
  args: { faults: answering(sample.sameTextComparison) },
  play: shows('The same text'),
};

const none = (reason: NotCompared['reason'], words: string): Story => ({
  args: { faults: answering(sample.notCompared(reason)) },
  play: shows(words),
});
export const SameFile = none('same', 'The same file');
export const NoText: Story = { ...none('no-text', 'No text to compare'), tags: ['again'] };
export const TooLarge: Story = { ...none('too-large', 'Too large to compare'), tags: ['again'] };
export const Encrypted: Story = { ...none('encrypted', 'Protected by a password'), tags: ['again'] };
export const Damaged: Story = { ...none('damaged', 'The file cannot be read'), tags: ['again'] };
export const OtherType: Story = { ...none('type', 'No comparison for this type'), tags: ['again'] };
export const OtherTypeOnAPhoneDark: Story = { ...OtherType, globals: { ...phone, ...inDark }, tags: ['again'] };

export const DownloadRestricted: Story = {
  tags: ['again'],
  args: {
    scenario: room('doc-html', { downloadRestricted: true, accessLevel: 'confidential', printingRestricted: true }),
    faults: answering(sample.notCompared('type')),
  },
  play: shows('Downloading this document is restricted.'),
};

export const DownloadRestrictedOnAPhone: Story = {
  ...DownloadRestricted,
  globals: phone,
  tags: [],
  async play(context) {
    await DownloadRestricted.play!(context);
    const dialog = within(screen.getByRole('dialog', { name: 'Compare Versions' }));
    const topOf = (name: string) => dialog.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(topOf('Print Restricted')).toBe(topOf('Close'));
  },
};

export const Comparing: Story = {
  tags: ['again'],
  args: { faults: [fault('compareDocumentVersions', { delayMs: 'never' })] },
  play: shows('Comparing versions 1 and 2.'),
};
export const ComparingOnAPhone: Story = { ...Comparing, globals: phone, tags: ['again'] };

export const Cancelled: Story = {
  tags: ['again'],
  args: { faults: [fault('compareDocumentVersions', { delayMs: 'never' })] },
  async play() {
    const dialog = await openComparison();
    await person.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Compare Again' })).toBeVisible());
  },
};

export const Busy: Story = {
  tags: ['again'],
  args: { faults: [fault('compareDocumentVersions', { status: 503, headers: { 'Retry-After': '0' } })] },
  play: shows(/Many documents are being prepared/),
};

export const TakesLong: Story = {
  tags: ['again'],
  args: { faults: [fault('compareDocumentVersions', { status: 503, headers: { 'Retry-After': '3600' } })] },
  play: shows(/This takes longer than usual/),
};

export const Failed: Story = {
  tags: ['again'],
  args: { faults: [fault('compareDocumentVersions', 500)] },
  play: shows('Failed to compare'),
};

export const VersionGone: Story = {
  tags: ['again'],
  args: { faults: [fault('compareDocumentVersions', 404)] },
  play: shows('Version not found'),
};

export const MayNotCompare: Story = {
  tags: ['again'],
  args: { faults: [fault('compareDocumentVersions', 403)] },
  play: shows('Your access has changed.'),
};
