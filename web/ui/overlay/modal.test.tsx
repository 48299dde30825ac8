import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/theme.css';
import { loadedLater } from '../browser/loaded-later.tsx';

afterEach(cleanup);

/** As in the app: its code is loaded after its trigger was focused. */
const Dialog = loadedLater('Dialog', () => import('./dialog.tsx'));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="Upload">
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

test('the trigger has focus again after the very first dialog of a page', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('Escape that ends the entry of Japanese or Chinese words does not close the dialog', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Open' }).click();
  const field = await screen.findByLabelText('Name');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(screen.getByRole('dialog')).toBeVisible();
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the ring of the first button of a dialog is not cut, which scrolls', async () => {
  render(
    <Dialog onClose={() => undefined} title="Matrix">
      <button type="button">View</button>
    </Dialog>,
  );
  const button = await screen.findByRole('button', { name: 'View' });
  button.focus();
  await userEvent.keyboard('{Shift}');
  const ring = getComputedStyle(button);
  const room = button.getBoundingClientRect().top - button.parentElement!.getBoundingClientRect().top;
  const needed = Number.parseFloat(ring.outlineWidth) + Number.parseFloat(ring.outlineOffset);
  expect(needed).toBeGreaterThan(0);
  expect(room).toBeGreaterThanOrEqual(needed);
});

test('the page is inert and hidden behind every dialog, not the first alone, and free again after it', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  render(<Page />, { container: root });
  for (const time of ['first', 'second', 'third']) {
    screen.getByRole('button', { name: 'Open' }).click();
    expect(await screen.findByRole('dialog'), `the ${time} one`).toBeInTheDocument();
    await waitFor(() => expect(root.inert, `the ${time} one`).toBe(true));
    expect(root).toHaveAttribute('aria-hidden', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(root.inert).toBe(false);
    expect(root).not.toHaveAttribute('aria-hidden');
  }
  root.remove();
});

test('a button that was busy has the focus again, and the dialog has it where the button is gone', async () => {
  function Refused({ isKept }: { isKept: boolean }) {
    const [step, setStep] = useState<'rest' | 'busy' | 'refused'>('rest');
    return (
      <Dialog onClose={() => undefined} title="Grant">
        {(isKept || step !== 'refused') && (
          <button type="button" disabled={step === 'busy'} onClick={() => setStep('busy')}>
            Send
          </button>
        )}
        <input aria-label="Answer" onChange={() => setStep('refused')} />
      </Dialog>
    );
  }
  for (const isKept of [true, false]) {
    render(<Refused isKept={isKept} />);
    const send = await screen.findByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await waitFor(() => expect(document.body).toHaveFocus());
    fireEvent.change(screen.getByLabelText('Answer'), { target: { value: 'no' } });
    await waitFor(() => expect(isKept ? send : screen.getByRole('dialog')).toHaveFocus());
    cleanup();
  }
});

test('where the screen goes with its dialog, what comes in its place has the focus', async () => {
  function Screen() {
    const [isAllowed, setAllowed] = useState(true);
    return (
      <main id="main" tabIndex={-1}>
        {isAllowed && (
          <Dialog onClose={() => undefined} title="Group">
            <button type="button" onClick={() => setAllowed(false)}>
              Suspend
            </button>
          </Dialog>
        )}
      </main>
    );
  }
  render(<Screen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a dialog over a dialog makes that one inert too, and gives the focus back within it', async () => {
  function Both() {
    const [isOver, setOver] = useState(false);
    return (
      <Dialog onClose={() => undefined} title="Below">
        <input aria-label="Search" />
        <button type="button" onClick={() => setOver(true)}>
          Open
        </button>
        {isOver && (
          <Dialog onClose={() => setOver(false)} title="Above">
            <input aria-label="Name" />
          </Dialog>
        )}
      </Dialog>
    );
  }
  render(<Both />);
  const below = await screen.findByRole('dialog', { name: 'Below' });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Above' })).toBeInTheDocument();
  await waitFor(() => expect(below.closest('[inert]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Above' })).toBeNull());
  expect(below.closest('[inert]')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

/** Headless UI remembers the last ten elements that had the focus, if it was loaded by then. */
function asIfNotLoaded() {
  const others = Array.from({ length: 10 }, () => document.createElement('button'));
  document.body.append(...others);
  for (const other of others) other.dispatchEvent(new FocusEvent('focus'));
  for (const other of others) other.remove();
}

test('a dialog that takes the place of another gives the focus back to the trigger of that one', async () => {
  const page = (title: string) => (
    <>
      <button type="button">Open</button>
      {title !== '' && (
        <Dialog key={title} onClose={() => undefined} title={title}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(''));
  screen.getByRole('button', { name: 'Open' }).focus();
  asIfNotLoaded();
  for (const title of ['Loading', 'Loaded', 'Loading again']) {
    rerender(page(title));
    await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  }
  rerender(page(''));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('it does so too after a third has been open over it', async () => {
  const dialog = (title: string) => (
    <Dialog key={title} onClose={() => undefined} title={title}>
      <input aria-label={title} />
    </Dialog>
  );
  const page = (...titles: string[]) => (
    <>
      <button type="button">Open</button>
      {titles.map(dialog)}
    </>
  );
  const { rerender } = render(page());
  screen.getByRole('button', { name: 'Open' }).focus();
  asIfNotLoaded();
  for (const [shown, focused] of [
    [['First'], 'First'],
    [['First', 'Question'], 'Question'],
    [['First'], 'First'],
    [['Second'], 'Second'],
  ] as const) {
    rerender(page(...shown));
    await waitFor(() => expect(screen.getByLabelText(focused, { selector: 'input' })).toHaveFocus());
  }
  rerender(page());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

test('where the row that opened a dialog is gone, the tab stop of its list has the focus', async () => {
  function List() {
    const [isOpen, setOpen] = useState(false);
    const [rows, setRows] = useState(['first', 'second']);
    return (
      <>
        <div role="grid" aria-label="Rows">
          {rows.map((row, at) => (
            <div key={row} role="row" data-key={row} tabIndex={at === 0 ? 0 : -1}>
              <button type="button" onClick={() => setOpen(true)}>{`Delete ${row}`}</button>
            </div>
          ))}
        </div>
        {isOpen && (
          <Dialog onClose={() => setOpen(false)} title="Delete">
            <button type="button" onClick={() => setRows(['second'])}>
              Take it away
            </button>
          </Dialog>
        )}
      </>
    );
  }
  render(<List />);
  const trigger = screen.getByRole('button', { name: 'Delete first' });
  trigger.focus();
  trigger.click();
  (await screen.findByRole('button', { name: 'Take it away' })).click();
  await waitFor(() => expect(trigger.isConnected).toBe(false));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('row')).toHaveFocus());
});

test('a dialog starts with the focus on its first field, whatever comes before that, or on a chosen one', async () => {
  function Begin({ isChosen }: { isChosen: boolean }) {
    const chosen = useRef<HTMLButtonElement>(null);
    const footer = (
      <button ref={chosen} type="button">
        Send
      </button>
    );
    return (
      <Dialog onClose={() => undefined} title="Upload" footer={footer} {...(isChosen && { initialFocus: chosen })}>
        <button type="button">Before</button>
        <input aria-label="Name" />
      </Dialog>
    );
  }
  const { unmount } = render(<Begin isChosen={false} />);
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  unmount();
  render(<Begin isChosen />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
});

describe('the Back of the browser', () => {
  const back = (about: object = {}) => {
    const event = new Event('navigate', { cancelable: true });
    const step = Object.assign(event, { navigationType: 'traverse', ...about });
    return !(window as unknown as { navigation: EventTarget }).navigation.dispatchEvent(step);
  };

  test('closes the upper dialog as Escape does, and the screen stays', async () => {
    const closed: string[] = [];
    const dialog = (title: string) => (
      <Dialog key={title} onClose={() => closed.push(title)} title={title}>
        <input aria-label={title} />
      </Dialog>
    );
    const { rerender } = render(dialog('Below'));
    await screen.findByRole('dialog', { name: 'Below' });
    rerender([dialog('Below'), dialog('Above')]);
    await waitFor(() => expect(screen.getByLabelText('Above', { selector: 'input' })).toHaveFocus());
    expect(back()).toBe(true);
    expect(closed).toEqual(['Above']);
  });

  test('closes an open menu, or else what covers the preview on a phone', async () => {
    await import('./modal.tsx');
    const closed: string[] = [];
    const noteEscape = (name: string) => (event: { key: string }) => event.key === 'Escape' && closed.push(name);
    const panel = <aside data-covers onKeyDown={noteEscape('panel')} />;
    const { rerender } = render(panel);
    expect(back()).toBe(true);
    rerender(
      <>
        {panel}
        <div role="menu" tabIndex={-1} onKeyDown={noteEscape('menu')} />
      </>,
    );
    screen.getByRole('menu').focus();
    expect(back()).toBe(true);
    expect(closed).toEqual(['panel', 'menu']);
  });

  test('goes back where no dialog is open, and where the app itself goes back', async () => {
    const onClose = vi.fn<() => void>();
    expect(back()).toBe(false);
    render(
      <Dialog onClose={onClose} title="Upload">
        <input aria-label="Name" />
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(back({ info: 'app' })).toBe(false);
    expect(back({ navigationType: 'push' })).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('goes back to the list from a preview, which is in the address', async () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', '?document=one');
    render(<Dialog onClose={() => undefined} title="Preview" size="full" children={null} />);
    await screen.findByRole('dialog', { name: 'Preview' });
    expect(back()).toBe(false);
    window.history.replaceState(window.history.state, '', pathname + search);
  });
});
