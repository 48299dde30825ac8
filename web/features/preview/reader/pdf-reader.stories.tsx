import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage, open, route } from '#web/features/preview/testing/preview-scene.ts';
import { outlinedPdf } from '#web/features/preview/reader/testing/outlined-pdf.ts';
import { onlyWide } from '#web/testing/narrow.ts';
import { person, press, shows, step } from '#web/testing/play.ts';
import { smallRoom } from '#web/testing/small-room.ts';
import { AppScreen } from '#web/testing/story.tsx';

const meta = {
  title: 'Screens/Preview/PDF reader',
  component: AppScreen,
  args: { persona: 'admin' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

const pdf = 'document-process-letter';

const withBytes = (text: string) => ({
  scenario: {
    ...smallRoom,
    objects: { ...smallRoom.objects, 'object-doc-pdf': () => new TextEncoder().encode(text) },
  },
  route: route('doc-pdf'),
});

/** One empty page. */
const blank =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Resources<<>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

export const PdfSearched: Story = {
  tags: ['again'],
  args: { route: route(pdf) },
  async play() {
    await open();
    await firstPage();
    await person.click(await screen.findByRole('button', { name: /^Find/ }));
    const search = within(await screen.findByRole('search'));
    await person.type(search.getByRole('textbox'), 'zebra');
    await expect(await search.findByText(/^No hits|has no text/, undefined, { timeout: 20_000 })).toBeVisible();
  },
};

export const PdfOnAPhone: Story = {
  args: { route: route(pdf) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await open();
    await expect(await firstPage()).toBeVisible();
  },
};

export const PdfReadOnAPhone: Story = {
  tags: ['again'],
  ...PdfOnAPhone,
  async play() {
    await open();
    await firstPage();
    const pages = await screen.findByRole('group', { name: /^Pages of/ });
    await step('Scroll down', () => pages.scrollTo(0, 300));
    await waitFor(() => expect(pages.clientHeight).toBeGreaterThan(window.innerHeight * 0.8));
  },
};

export const PdfOutline: Story = {
  args: withBytes(outlinedPdf),
  async play() {
    await open();
    await firstPage();
    await press('Outline');
    const outline = within(await screen.findByRole('navigation', { name: 'Outline' }));
    await expect(await outline.findByRole('button', { name: 'Definitions' })).toBeVisible();
  },
};

export const PdfOutlineOnAPhone: Story = {
  ...PdfOutline,
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['again'],
};

export const PdfThumbnails: Story = {
  globals: onlyWide,
  tags: ['again'],
  args: { route: route(pdf) },
  async play() {
    await open();
    await firstPage();
    await press('Thumbnails');
    const first = await within(await screen.findByRole('navigation', { name: 'Thumbnails' })).findByRole('button', {
      name: 'Page 1',
    });
    await waitFor(() => expect(first.querySelector('canvas')).not.toBeNull(), { timeout: 20_000 });
  },
};

export const PdfWithoutText: Story = {
  tags: ['again'],
  args: withBytes(blank),
  async play() {
    await open();
    await firstPage();
    await person.click(await screen.findByRole('button', { name: /^Find/ }));
    await person.type(within(await screen.findByRole('search')).getByRole('textbox'), 'anything');
    await shows(/its pages are pictures/);
  },
};

export const PdfWithoutTextOnAPhone: Story = {
  ...PdfWithoutText,
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play(context) {
    await PdfWithoutText.play!(context);
    const words = screen.getByText(/its pages are pictures/).getBoundingClientRect();
    await expect(words.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PdfDamaged: Story = {
  args: withBytes('%PDF-1.4\nnothing that a reader understands'),
  async play() {
    await open();
    await shows(/damaged/i);
  },
};

export const PdfDamagedOnAPhone: Story = {
  ...PdfDamaged,
  globals: { viewport: { value: 'phone', isRotated: false }, theme: 'dark' },
  tags: ['again'],
};
