import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileUp, Trash2, Upload, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Rows, StartPage } from './start-page.tsx';
import { shelves, storyHref } from './story-shelf.ts';

interface Advice {
  /** The part's title in the sidebar, under "Design system". */
  part: string;
  name?: string;
  when: string;
  not?: string;
  look?: ReactNode;
}

const advice: readonly (readonly [heading: string, rule: string, parts: readonly Advice[]])[] = [
  [
    'Buttons',
    'One primary button in view. Its words are a verb and a thing: "Upload Document".',
    [
      {
        part: 'Button',
        name: 'Primary',
        when: 'What most people came to this screen or dialog for.',
        not: 'Twice beside each other.',
        look: (
          <Button variant="primary" icon={Upload}>
            Upload Document
          </Button>
        ),
      },
      {
        part: 'Button',
        name: 'Secondary',
        when: 'Everything else that can be done here.',
        look: <Button>Cancel</Button>,
      },
      {
        part: 'Button',
        name: 'Quiet',
        when: 'Beside content that matters more: in rows, in headers of cards.',
        look: <Button variant="quiet">Clear filters</Button>,
      },
      {
        part: 'Button',
        name: 'Danger',
        when: 'The last step before something is gone; only in a dialog that says what is lost.',
        not: 'To open that dialog: there it is quiet.',
        look: (
          <Button variant="danger" icon={Trash2}>
            Delete
          </Button>
        ),
      },
      {
        part: 'Icon button',
        when: 'Where a row or bar has no room for words and the icon is known. Its label is its tooltip.',
        look: <IconButton label="Delete" icon={Trash2} />,
      },
    ],
  ],
  [
    'Dialogs',
    'A dialog asks for something. It opens from a press, gives the focus back, and never opens by itself.',
    [
      {
        part: 'Dialog',
        when: 'A task of a few fields that belongs to what is behind it.',
        not: 'To say that something worked.',
      },
      {
        part: 'Confirm dialog',
        when: 'Before what cannot be undone. It names the thing and counts what goes with it; the button repeats the verb.',
        not: 'Before what can be undone, or to ask "are you sure" twice.',
      },
      { part: 'Menu', when: 'Three and more actions on one thing; what may not be done now stays, with its reason.' },
    ],
  ],
  [
    'What became of it',
    'Say it once, in the nearest place that stays in view.',
    [
      {
        part: 'Toast',
        when: 'A change that one made has worked or failed, and the screen does not show it by itself.',
        not: 'For what must be read: it goes away. For wrong input: that is said at the field.',
      },
      {
        part: 'Error state',
        when: 'What a screen is made of could not be read. It says what, and offers to try again.',
      },
      {
        part: 'Empty state',
        when: 'There is nothing yet, or nothing matches. It says which of the two, and the next step.',
        not: 'While reading: that is a skeleton.',
        look: <EmptyState icon={FileUp} title="No documents yet" message="Upload your first document to get started" />,
      },
      { part: 'Access denied', when: 'The page is there, and not for this role.' },
      {
        part: 'Notice',
        when: 'What follows from a choice, or stands in its way, beside the choice itself.',
        not: 'For what became of a change: that is a toast.',
        look: <Notice icon={Users}>3 of 8 people have no second factor yet.</Notice>,
      },
    ],
  ],
  [
    'While it takes time',
    'Keep the place of what comes, so that nothing jumps.',
    [
      {
        part: 'Loading',
        when: 'Skeletons for content whose shape is known; the spinner for the rest.',
        look: <Skeleton className="h-4 w-40" />,
      },
      {
        part: 'Progress bar',
        when: 'Work of which one knows how much is done: uploads.',
        look: <ProgressBar value={62} label="Uploading Accounts.pdf" />,
      },
      {
        part: 'Button',
        name: 'Busy button',
        when: 'A change under way: the button keeps its width and cannot be pressed again.',
        look: <Button isBusy>Save</Button>,
      },
    ],
  ],
  [
    'Badges',
    'A word about a thing, never a button. Colour says how serious, words say what.',
    [
      {
        part: 'Badges of the product',
        when: 'Access level, role, version: always these, so that they look the same everywhere.',
        look: <AccessBadge level="confidential" />,
      },
      {
        part: 'Badge',
        name: 'Neutral',
        when: 'A fact without a judgement.',
        look: <Badge tone="neutral">Viewed</Badge>,
      },
      {
        part: 'Badge',
        name: 'Danger',
        when: 'What somebody has to look at: alerts.',
        look: <Badge tone="danger">Failed login</Badge>,
      },
    ],
  ],
  [
    'Choices',
    'The fewest presses that still show what there is to choose.',
    [
      { part: 'Switch', when: 'One thing, on or off.' },
      { part: 'Checkbox', when: 'Any number of a list, or a consent.' },
      { part: 'Choices', when: 'One of two or three that each need a sentence.' },
      { part: 'Segmented', when: 'One of two or three ways to see the same.' },
      { part: 'Tabs', when: 'Two to four contents of which one shows.' },
      { part: 'Select', when: 'One of four and more.' },
      { part: 'Expiry field', when: 'Until when a right or somebody’s access lasts.', not: 'For a day of the past.' },
    ],
  ],
];

function href(part: string): string {
  const story = shelves.find(({ title }) => title === `Design system/${part}`)?.stories[0];
  if (!story) throw new Error(`There is no "Design system/${part}".`);
  return storyHref(story.id);
}

function WhenToUse() {
  return (
    <StartPage
      title="When to use what"
      lead="Which part says what. Each name leads to the part, where it can be tried at the Controls."
    >
      {advice.map(([heading, rule, parts]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p className="muted" style={{ marginBottom: 12 }}>
            {rule}
          </p>
          <Rows
            rows={parts.map(({ part, name = part, when, not, look }) => ({
              name: (
                <a href={href(part)} target="_top">
                  {name}
                </a>
              ),
              value: (
                <>
                  <p>{when}</p>
                  {not !== undefined && (
                    <p className="muted">
                      <strong>Not</strong> {not.charAt(0).toLowerCase() + not.slice(1)}
                    </p>
                  )}
                  {look !== undefined && <div style={{ marginTop: 8 }}>{look}</div>}
                </>
              ),
            }))}
          />
        </section>
      ))}
    </StartPage>
  );
}

const meta = { title: 'Start here/When to use what', component: WhenToUse } satisfies Meta<typeof WhenToUse>;
export default meta;

export const Page: StoryObj<typeof WhenToUse> = {
  parameters: { viewport: { disable: true } },
  name: 'When to use what',
  async play({ canvas }) {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toHaveLength(advice.flatMap(([, , parts]) => parts).length);
    await expect(canvas.getByRole('button', { name: 'Upload Document' })).toBeVisible();
  },
};
