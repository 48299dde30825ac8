// The main journeys in engines other than Chromium, on the server of `npm start` with a real sign-in. Each test
// continues as a signed-in user on its own page.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { people, type Role } from '../steps/demo-accounts.ts';
import { isDeep } from '#server/testing/deep.ts';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';
import type { TestedBrowser } from './browser-window.ts';
import { firefox } from './firefox.ts';
import { copyWatchedWeb } from './kept-faults.ts';
import { Person, type Wanted } from './person.ts';
import { framedFiles, manyFiles, sampleFiles } from './sample-files.ts';
import { webkit } from './webkit.ts';

const dialog = (name: string | RegExp): Wanted => ({ role: 'dialog', name });
const button = (name: string | RegExp, within?: Wanted): Wanted => ({
  role: 'button',
  name,
  ...(within && { within }),
});
const heading = (name: string | RegExp): Wanted => ({ role: 'heading', name });
const row = (name: string): Wanted => ({ role: 'row', name: new RegExp(escaped(name)) });
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

for (const kind of [firefox, webkit]) {
  const missing = kind.missing();
  if (missing && isDeep)
    test(`there is ${kind.name}`, () => {
      throw new Error(missing);
    });
  else if (missing) console.warn(`${kind.name} is left out: ${missing}.`);

  describe.skipIf(missing)(`in ${kind.name}`, () => {
    let server: LaunchedServer;
    let browser: TestedBrowser;
    let somebody: Person;
    const folder = mkdtempSync(path.join(tmpdir(), 'strongroom-journeys-'));

    beforeAll(async () => {
      const WEB_DIR = path.join(folder, 'web');
      copyWatchedWeb(WEB_DIR);
      server = await launchServer({ from: 'bundle', settings: { WEB_DIR } });
      browser = await kind.start();
      console.info(`${kind.name} is ${browser.version}`);
      somebody = new Person(browser.window, server.url);
      await browser.window.resize(1280, 800);
    });
    afterAll(async () => {
      await browser.close();
      await server.remove();
      rmSync(folder, { recursive: true, force: true });
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') {
        mkdirSync('test-results', { recursive: true });
        writeFileSync(`test-results/${kind.name} ${task.name}.png`, await browser.window.screenshot());
      }
      await somebody.expectNoFaults();
    });

    async function signIn(role: Role): Promise<void> {
      await somebody.open('/api/logout');
      await somebody.open('/');
      await somebody.see(heading('Secure Enterprise Data Room'));
      await somebody.click(button('Sign In', { role: 'banner' }));
      await somebody.fill({ role: 'textbox', name: /Email/ }, people[role].email);
      const password = await browser.window.find(() => document.querySelector('input[type=password]'));
      await password?.type(people[role].password);
      await somebody.click(button('Sign In'));
      await somebody.see({ role: 'link', name: 'Document Management' });
      await somebody.seeText(people[role].name);
    }

    async function search(name: string): Promise<void> {
      await somebody.open('/documents');
      await somebody.fill({ role: 'searchbox' }, name);
      await somebody.see(row(name));
    }

    async function upload(file: { name: string; path: string }): Promise<void> {
      await somebody.open('/documents');
      await somebody.click(button('Upload Document'));
      const form = dialog('Upload Document');
      await somebody.choose(form, [file.path]);
      await somebody.until(
        `the name ${file.name}`,
        (name) =>
          [...document.querySelectorAll('[role=dialog] input')].some(
            (input) => 'value' in input && input.value === name,
          ),
        file.name,
      );
      await somebody.click(button('Upload Document', form));
      await somebody.gone(form);
      // In a low window its row may lie where the list draws none.
      await somebody.fill({ role: 'searchbox' }, file.name);
      await somebody.see(row(file.name));
    }

    /** The downloaded bytes. */
    async function downloaded(name: string): Promise<Buffer> {
      const file = path.join(browser.downloads, name);
      return vi.waitFor(
        () => {
          const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
          if (bytes.length === 0) throw new Error(`${name} has not been saved.`);
          return bytes;
        },
        { timeout: 20_000, interval: 50 },
      );
    }

    // Before anything is downloaded: Firefox shows a saved PDF in a tab of its own, and the page behind it has no focus.
    test('a letter, a table and a text are read by the bar, and by the keys within their frames', async () => {
      const files = await framedFiles(folder);
      await signIn('manager');
      for (const file of files) await upload(file);
      await search('Framed');
      await somebody.click(button(/^Preview/, row('Framed letter')));
      const bar: Wanted = { role: 'toolbar', name: 'Reading' };
      const share = (is: string) =>
        somebody.until(
          `a zoom of ${is}`,
          (pattern) => new RegExp(pattern).test(document.querySelector('output[aria-label=Zoom]')?.textContent ?? ''),
          is,
        );
      const intoTheFrame = async () => {
        const frame = await browser.window.find(() => document.querySelector('[role=dialog] iframe'));
        await frame?.click();
        await somebody.until('the focus in the frame', () => document.activeElement?.tagName === 'IFRAME');
      };
      for (const [at, { name }] of files.entries()) {
        await somebody.see(dialog(new RegExp(escaped(name))));
        await somebody.see(bar);
        await somebody.click(button(/^Zoom in/, bar));
        await share('^110%$');
        await somebody.click(button(/^Fit width/, bar));
        await share(name.endsWith('docx') ? '^1[2-6]\\d%$' : '^100%$');
        await intoTheFrame();
        await somebody.press('Control', 'f');
        await somebody.fill({ role: 'textbox', name: 'Find in this document' }, 'unanimously');
        await somebody.seeText('Hit 1 of');
        await somebody.press('Escape');
        await somebody.gone({ role: 'search' });
        await intoTheFrame();
        await somebody.press('0');
        await somebody.press('-');
        await share(name.endsWith('docx') ? '^1[1-5]\\d%$' : '^90%$');
        await somebody.press(at + 1 < files.length ? 'j' : 'Escape');
      }
      await somebody.gone({ role: 'dialog' });
    });

    test.each([
      [360, 740],
      [1920, 1080],
    ])('a letter, a table and a text fill a window of %i by %i, and are read there', async (width, height) => {
      await signIn('manager');
      await search('Framed');
      await somebody.click(button(/^Preview/, row('Framed letter')));
      await browser.window.resize(width, height);
      const bar: Wanted = { role: 'toolbar', name: 'Reading' };
      for (const name of ['Framed letter', 'Framed prices', 'Framed terms']) {
        await somebody.see(dialog(new RegExp(name)));
        await somebody.until(
          'a frame as wide as the window',
          () => (document.querySelector('[role=dialog] iframe')?.clientWidth ?? 0) > innerWidth * 0.9,
        );
        await somebody.until('no scrolling to the side', () => document.documentElement.scrollWidth <= innerWidth);
        await somebody.click(button(/^Find/, bar));
        await somebody.fill({ role: 'textbox', name: 'Find in this document' }, 'unanimously');
        await somebody.seeText('Hit 1 of');
        await somebody.press('Escape');
        await somebody.gone({ role: 'search' });
        if (browser.window.swipe) await browser.window.swipe({ x: 300, y: 400 }, { x: 120, y: 400 });
        else await somebody.press('j');
      }
      await somebody.press('Escape');
      await somebody.gone({ role: 'dialog' });
      await browser.window.resize(1280, 800);
    });

    test('a manager signs in, uploads files of every kind, and gets the same bytes back', async () => {
      const files = Object.values(await sampleFiles(folder));
      await signIn('manager');
      for (const file of files) await upload(file);
      for (const file of files) {
        await search(file.name);
        await somebody.click(button(/^Download/, row(file.name)));
        expect(Buffer.compare(await downloaded(file.name), file.bytes)).toBe(0);
      }
    });

    test('each kind is previewed with its watermark', async () => {
      const { pdf, image, drawing, page, unknown } = await sampleFiles(folder);
      await signIn('manager');
      const preview = async (name: string) => {
        await search(name);
        await somebody.click(button(/^Preview/, row(name)));
        await somebody.see(dialog(new RegExp(escaped(name))));
        await somebody.seeText('CONFIDENTIAL - DO NOT DISTRIBUTE');
      };
      for (const { name } of [image, drawing]) {
        await preview(name);
        await somebody.until(`the pixels of ${name}`, () =>
          [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')].some((img) => img.naturalWidth > 0),
        );
      }
      await preview(page.name);
      await somebody.until(
        'the frame of the page',
        () => document.querySelector('[role=dialog] iframe[sandbox]') !== null,
      );
      await preview(pdf.name);
      await somebody.see({ role: 'button', name: /new tab/i });
      await preview(unknown.name);
      await somebody.seeText('Preview Not Available');
      await somebody.press('Escape');
      await somebody.gone(dialog(new RegExp(escaped(unknown.name))));
    });

    test('every screen opens, on a desktop and on a phone', async () => {
      await signIn('admin');
      const titles = {
        '/': 'Security Dashboard',
        '/documents': 'Document Management',
        '/users': 'User Management',
        '/audit': 'Audit Trail',
        '/security': 'Security Settings',
        '/analytics': /Analytics/,
        '/no-such-page': '404 Page Not Found',
      };
      for (const [width, height] of [[1280, 800] as const, [500, 740] as const]) {
        await browser.window.resize(width, height);
        for (const [place, title] of Object.entries(titles)) {
          await somebody.open(place);
          await somebody.see(heading(title));
          await somebody.until('all data', () => !document.querySelector('[aria-busy=true]'));
          await somebody.until('no scrolling to the side', () => document.documentElement.scrollWidth <= innerWidth);
          await somebody.expectNoFaults();
        }
      }
      await browser.window.resize(1280, 800);
    });

    test('every dialog opens, holds the focus, closes with Escape and gives the focus back', async () => {
      await signIn('admin');
      const first: Wanted = { role: 'row', name: /\.pdf/ };
      const dialogs: { title: string | RegExp; from: string; by: Wanted; role?: string }[] = [
        { title: 'Upload Document', from: '/documents', by: button('Upload Document') },
        { title: 'Create New Folder', from: '/documents', by: button('New Folder') },
        { title: 'Document Permissions', from: '/documents', by: button(/^Permissions/, first) },
        { title: 'Delete Document', from: '/documents', by: button(/^Delete/, first), role: 'alertdialog' },
        { title: /\.pdf/, from: '/documents', by: button(/^Preview/, first) },
        { title: 'Create User with Permissions', from: '/users', by: button('Add User') },
        { title: 'Edit User Role', from: '/users', by: button(/^Edit/, { role: 'row', name: /Priya/ }) },
      ];
      for (const { title, from, by, role = 'dialog' } of dialogs) {
        await somebody.open(from);
        await somebody.click(by);
        const opened: Wanted = { role, name: title };
        await somebody.see(opened);
        await somebody.until(
          `the focus in ${String(title)}`,
          () => document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null,
        );
        await somebody.press('Escape');
        await somebody.gone(opened);
        await somebody.until(`the focus after ${String(title)}`, () => {
          const focused = document.activeElement;
          return focused instanceof HTMLElement && focused.matches('button, [role=row]');
        });
      }
    });

    test('Back closes an open dialog, and the screen stays, where the browser announces the step', async () => {
      await signIn('admin');
      await somebody.click({ role: 'link', name: 'Document Management' });
      await somebody.click(button('New Folder'));
      await somebody.see(dialog('Create New Folder'));
      const hasNavigation = await browser.window.run(() => 'navigation' in window);
      await browser.window.run(() => history.back());
      await somebody.gone(dialog('Create New Folder'));
      await somebody.see(heading(hasNavigation ? 'Document Management' : 'Security Dashboard'));
      expect(new URL(await browser.window.url()).pathname).toBe(hasNavigation ? '/documents' : '/');
    });

    test('the shortcuts work', async () => {
      await signIn('manager');
      await somebody.open('/documents');
      await somebody.see({ role: 'row', name: /\.pdf/ });
      await somebody.press('/');
      await somebody.until('the focus in the search', () => document.activeElement?.matches('[type=search]') === true);
      await somebody.press('Escape');
      await somebody.click(heading('Document Management'));
      await somebody.press('g');
      await somebody.see(button(/list view/i));
      await somebody.gone({ role: 'columnheader', name: /Access Level/ });
      await somebody.press('g');
      await somebody.see({ role: 'columnheader', name: /Access Level/ });
      await somebody.press('Control', 'a');
      await somebody.see({ role: 'checkbox', name: /all/i });
      await somebody.press('Delete');
      const question: Wanted = { role: 'alertdialog' };
      await somebody.see(question);
      await somebody.press('Escape');
      await somebody.gone(question);
      await somebody.press('Escape');
      await somebody.gone({ role: 'checkbox', name: /all/i });
    });

    test('nine files go into a folder at once', async () => {
      const files = manyFiles(folder, 9);
      await signIn('admin');
      await somebody.open('/documents');
      await somebody.click(button('New Folder'));
      await somebody.fill({ role: 'textbox', name: /Name/, within: dialog('Create New Folder') }, 'Schedules');
      await somebody.click(button(/^Create/, dialog('Create New Folder')));
      await somebody.gone(dialog('Create New Folder'));
      await somebody.open('/documents');
      await somebody.click({ role: 'treeitem', name: /Schedules/ });
      await somebody.seeText('This folder is empty');
      await somebody.click(button('Upload to Folder', { role: 'main' }));
      const form = dialog(/Upload to Folder/);
      await somebody.choose(
        form,
        files.map((file) => file.path),
      );
      await somebody.click(button('Process 9 File(s)', form));
      await somebody.seeText('9 document(s) processed successfully');
      for (const { name } of files.slice(0, 3)) await somebody.see(row(name));
    });

    test('the exported log is a CSV that begins with its mark and its head', async () => {
      await signIn('admin');
      await somebody.open('/audit');
      await somebody.click(button('Export Log'));
      await somebody.seeText('Export successful');
      const today = await browser.window.run(() => {
        const now = new Date();
        return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
          .map((part) => String(part).padStart(2, '0'))
          .join('-');
      });
      const csv = (await downloaded(`audit-log-${today}.csv`)).toString();
      expect(csv.startsWith('\u{FEFF}"Timestamp","Activity Type","Description","User ID"')).toBe(true);
      expect(csv.split('\r\n').length).toBeGreaterThan(100);
    });

    test('a grant is given and revoked', async () => {
      await signIn('manager');
      await somebody.open('/documents');
      const document_: Wanted = { role: 'row', name: /\.pdf/ };
      await somebody.click(button(/^Permissions/, document_));
      const permissions = dialog('Document Permissions');
      await somebody.see(permissions);
      await somebody.until('Ingrid to choose from', () => {
        const select = document.querySelector<HTMLSelectElement>('[role=dialog] select');
        const viewer = [...(select?.options ?? [])].find(({ text }) => text.includes('Ingrid'));
        if (!select || !viewer) return false;
        select.value = viewer.value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return true;
      });
      await somebody.click(button(/^Grant/, permissions));
      await somebody.seeText('User has been granted access to the document.');
      await somebody.click(button(/Revoke.*Ingrid/, permissions));
      await somebody.seeText('User access has been revoked.');
    });

    test('what a page throws while it is left is noticed', async () => {
      await somebody.open('/');
      await browser.window.run(() => {
        addEventListener('pagehide', () => {
          throw new Error('thrown while it is left');
        });
      });
      await somebody.open('/documents');
      expect(String(await browser.window.faults())).toContain('thrown while it is left');
    });

    test('leaving the landing page at once causes no error', async () => {
      await somebody.open('/api/logout');
      for (let visits = 0; visits < 3; visits += 1) {
        await somebody.open('/');
        await somebody.click(button('Sign In', { role: 'banner' }));
        await somebody.see({ role: 'textbox', name: /Email/ });
      }
    });
  });
}
