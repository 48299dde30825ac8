import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import type { Terms, TermsVersion } from '#contract/types.ts';
import { publishTerms, withdrawTerms } from '#contract/hooks/security.ts';
import { fault } from '#mock/world/fault.ts';
import { empty } from '#server/scenarios/empty.ts';
import { securityWords } from '#web/domain/words/security-words.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, press, shows, step } from '#web/testing/play.ts';
import { currentStage } from '#web/testing/stage.ts';
import { AppScreen } from '#web/testing/story.tsx';

const createdAt = '2026-01-05T09:00:00.000Z';
const groups = [
  { id: 'group-bidders', name: 'Bidders', createdAt },
  { id: 'group-counsel', name: 'Outside counsel', createdAt },
];
const memberships = ['user-analyst', 'user-viewer'].map((userId) => ({
  id: `group-bidders:${userId}`,
  groupId: 'group-bidders',
  userId,
}));

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const nda: Terms = {
  ...{ id: 'terms-1', version: 2, title: 'Confidentiality agreement', sha256, groupIds: ['group-bidders'] },
  ...{ publishedAt: '2026-01-12T09:00:00.000Z', publishedByName: 'Ada Lindqvist', withdrawnAt: null },
  ...{ asked: 2, accepted: 1 },
};
const rules: Terms = { ...nda, id: 'terms-2', version: 1, title: 'House rules', groupIds: null, asked: 4, accepted: 4 };
const old: Terms = { ...rules, id: 'terms-3', title: 'Pilot', withdrawnAt: createdAt, asked: 0, accepted: 0 };
const gone: Terms = { ...nda, id: 'terms-4', title: 'First round', groupIds: ['group-gone'], asked: 0, accepted: 0 };
const { withdrawnAt: _, asked: __, accepted: ___, ...facts } = nda;
const aVersion: TermsVersion = {
  ...facts,
  text: '1. What you see here is confidential.\n2. <b>Nothing</b> of it leaves this room.\n',
  endedAt: null,
  acceptances: [
    {
      ...{ userId: 'user-viewer', name: 'Ingrid Vos', email: 'ingrid@buyer.example' },
      ...{ acceptedAt: '2026-01-13T08:12:00.000Z', ipAddress: '203.0.113.9' },
    },
  ],
};
const listed = (...terms: Terms[]) => fault('listTerms', { status: 200, body: terms });
const shown = (version: TermsVersion) => fault('getTermsVersion', { status: 200, body: version });

const meta = {
  title: 'Screens/Security Settings/Terms',
  component: AppScreen,
  args: { route: '/security', scenario: { ...empty, groups, memberships } },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function openTerms() {
  await press('Terms before entry');
  return within(await screen.findByRole('dialog', { name: 'Terms before entry' }));
}

/** Without terms, the form opens at once. */
async function openNew() {
  await press('Terms before entry');
  return within(await screen.findByRole('dialog', { name: 'New Terms' }));
}

type Form = Awaited<ReturnType<typeof openNew>>;

async function typeTitle(form: Form) {
  await person.clear(form.getByLabelText('Title'));
  await person.type(form.getByLabelText('Title'), 'House rules');
}

async function write(form: Form) {
  await typeTitle(form);
  await person.type(form.getByLabelText('Text'), 'Tell nobody.');
}

async function forBidders(form: Form) {
  await person.click(form.getByRole('radio', { name: 'Members of groups' }));
  await person.click(form.getByRole('checkbox', { name: 'Bidders' }));
}

async function confirm() {
  const question = within(await screen.findByRole('alertdialog', { name: 'Publish Terms' }));
  await person.click(question.getByRole('button', { name: 'Publish' }));
}

export const List: Story = {
  tags: ['cover'],
  args: { faults: [listed(nda, rules, gone, old)] },
  async play() {
    await openTerms();
    await shows('1 of 2 accepted');
    await shows(/^Version 2, for Bidders, published/);
    await shows(/^Version 2, for groups that are gone, published/);
    await shows('Nobody is asked');
    await shows('Withdrawn');
    await expect(screen.queryByRole('button', { name: 'Withdraw Pilot' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...List,
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const None: Story = {
  async play() {
    await openNew();
    await press('Cancel');
    await shows('Nobody is asked for anything before entry');
  },
};

export const Loading: Story = {
  tags: ['again'],
  args: { faults: [fault('listTerms', { delayMs: 'never' })] },
  async play() {
    const dialog = await openTerms();
    await expect(dialog.getByText('Loading the terms...')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  tags: ['again'],
  args: { faults: [fault('listTerms', 500)] },
  async play() {
    await openTerms();
    await shows('Failed to load the terms');
  },
};

export const NewTerms: Story = {
  tags: ['cover'],
  async play() {
    const form = await openNew();
    await write(form);
    await forBidders(form);
  },
};

export const NewOnAPhone: Story = {
  ...NewTerms,
  tags: ['again'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Incomplete: Story = {
  async play() {
    const form = await openNew();
    await person.clear(form.getByLabelText('Title'));
    await person.click(form.getByRole('radio', { name: 'Members of groups' }));
    await press('Publish');
    await shows('A title is required');
    await shows('The text is required');
    await write(form);
    await press('Publish');
    await shows('Choose a group');
    await press('Cancel');
    await shows('They have not been saved.');
    await press('Keep editing');
    await person.click(form.getByRole('radio', { name: 'Everybody' }));
    await press('Publish');
    await confirm();
    // The author has to accept them as well, and is led there.
    await waitFor(() => expect(currentStage().page.left).toEqual(['/api/login']));
    await expect(screen.queryByText(/^You are logged out/)).toBeNull();
  },
};

export const TooLarge: Story = {
  tags: ['again'],
  parameters: catalogue(
    'Terms are larger than 100 KB',
    'At most 100 KB, and this is 200 KB: shorten it, or share it as a document',
  ),
  async play() {
    const form = await openNew();
    await typeTitle(form);
    await step(
      'Paste 200 KB',
      () => void fireEvent.input(form.getByLabelText('Text'), { target: { value: 'x'.repeat(200 * 1024) } }),
    );
    await press('Publish');
    await shows(/^At most 100 KB, and this is 200 KB/);
  },
};

/** The author of terms must accept them as well, and is informed before. */
export const AsksMeToo: Story = {
  tags: ['again'],
  async play() {
    const form = await openNew();
    await write(form);
    await press('Publish');
    await shows(/^This asks everybody: \d+ people\./);
    await shows('You are among them, and are asked right after this.');
  },
};

export const Published: Story = {
  tags: ['again'],
  async play() {
    const form = await openNew();
    await write(form);
    await forBidders(form);
    await press('Publish');
    await shows(/^This asks the members of Bidders: 2 people\./);
    await expect(screen.queryByText(/You are among them/)).toBeNull();
    await confirm();
    await shows('0 of 2 accepted');
    const entries = await currentStage().world.store.read((tx) => tx.audit.newest({ limit: 1 }));
    await expect(entries[0]?.activityType).toBe('terms_published');
  },
};

export const TheSameAgain: Story = {
  tags: ['again'],
  parameters: catalogue('Terms are published that are in force', 'These very terms are in force already'),
  args: { faults: [fault('publishTerms', 409)] },
  async play() {
    const form = await openNew();
    await write(form);
    await forBidders(form);
    await press('Publish');
    await confirm();
    await shows('These very terms are in force already');
    await expect(form.getByLabelText('Text')).toHaveValue('Tell nobody.');
  },
};

export const NotPublished: Story = {
  tags: ['again'],
  parameters: catalogue('Terms cannot be published', securityWords.publishTerms.failed.message),
  args: { faults: [fault('publishTerms', 500)] },
  async play() {
    const form = await openNew();
    await write(form);
    await forBidders(form);
    await press('Publish');
    await confirm();
    await shows(securityWords.publishTerms.failed.message);
    await expect(form.getByLabelText('Text')).toHaveValue('Tell nobody.');
  },
};

export const Discard: Story = {
  tags: ['again'],
  async play() {
    const form = await openNew();
    await write(form);
    await press('Cancel');
    await shows('They have not been saved.');
    await press('Keep editing');
    await expect(form.getByLabelText('Text')).toHaveValue('Tell nobody.');
  },
};

export const NextVersion: Story = {
  tags: ['again'],
  args: { faults: [listed(nda), shown(aVersion)] },
  async play() {
    await openTerms();
    await press('New version of Confidentiality agreement');
    const form = within(await screen.findByRole('dialog', { name: 'New Version' }));
    await waitFor(() => expect(form.getByLabelText('Text')).toHaveValue(aVersion.text));
    await expect(form.getByRole('checkbox', { name: 'Bidders' })).toBeChecked();
  },
};

export const NextVersionLoading: Story = {
  tags: ['again'],
  args: { faults: [listed(nda), fault('getTermsVersion', { delayMs: 'never' })] },
  async play() {
    await openTerms();
    await press('New version of Confidentiality agreement');
    const dialog = within(await screen.findByRole('dialog', { name: 'New Version' }));
    await expect(dialog.getByText('Loading the terms...')).toBeInTheDocument();
  },
};

export const NextVersionNotLoaded: Story = {
  tags: ['again'],
  args: { faults: [listed(nda), fault('getTermsVersion', 500)] },
  async play() {
    await openTerms();
    await press('New version of Confidentiality agreement');
    await shows('Failed to load the terms');
  },
};

const first = { title: 'House rules', text: 'Tell nobody.', groupIds: ['group-bidders'] };

async function publishFirst() {
  await screen.findByRole('button', { name: 'Terms before entry' });
  return publishTerms(first);
}

async function writeNext() {
  await openTerms();
  await press('New version of House rules');
  const form = within(await screen.findByRole('dialog', { name: 'New Version' }));
  await waitFor(() => expect(form.getByLabelText('Text')).toHaveValue('Tell nobody.'));
  await person.type(form.getByLabelText('Text'), ' Ever.');
  return form;
}

/** Another administrator publishes while the next version is written: theirs is shown, and mine can replace it. */
export const ReplacedMeanwhile: Story = {
  parameters: catalogue(
    'Somebody else published terms meanwhile',
    'Yours is not published. If you publish it now, it takes the place of theirs:',
  ),
  async play() {
    const { id: termsId } = await publishFirst();
    const form = await writeNext();
    await publishTerms({ ...first, text: 'Tell nobody, and print nothing.', termsId });
    await press('Publish');
    await confirm();
    await shows('Somebody else published version 2 in the meantime');
    await shows('Tell nobody, and print nothing.');
    // Above the text that was being written.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Somebody else published version 2'));
    await expect(form.getByLabelText('Text')).toHaveValue('Tell nobody. Ever.');
  },
};

export const ReplacedMeanwhileOnAPhone: Story = {
  ...ReplacedMeanwhile,
  tags: [],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** Another administrator withdraws them while the next version is written: they are not in force again unasked. */
export const WithdrawnMeanwhile: Story = {
  async play() {
    const { id } = await publishFirst();
    await writeNext();
    await withdrawTerms(id);
    await press('Publish');
    await confirm();
    await shows('Somebody else withdrew version 1 in the meantime');
    await press('Publish');
    await confirm();
    await shows(/^Version 2, for Bidders/);
  },
};

/** Another administrator publishes a version before these are withdrawn: theirs stays. */
export const ReplacedBeforeWithdrawal: Story = {
  async play() {
    const { id: termsId } = await publishFirst();
    await openTerms();
    await press('Withdraw House rules');
    await publishTerms({ ...first, text: 'Tell nobody, and print nothing.', termsId });
    await press('Withdraw Terms');
    await shows('Somebody else changed these terms in the meantime');
    await shows(/^Version 2, for Bidders/);
  },
};

export const MineOnTheirs: Story = {
  async play(context) {
    await ReplacedMeanwhile.play?.(context);
    await press('Publish');
    await confirm();
    await shows(/^Version 3, for Bidders/);
  },
};

async function openVersions() {
  await openTerms();
  await press('Versions of Confidentiality agreement');
  return within(await screen.findByRole('dialog', { name: 'Confidentiality agreement' }));
}

/** Markup is shown as text. */
export const Versions: Story = {
  tags: ['cover'],
  args: { faults: [listed(nda), shown(aVersion)] },
  async play() {
    const dialog = await openVersions();
    await shows('Accepted by 1 person');
    await expect(dialog.getByRole('region', { name: 'Text' })).toHaveTextContent('<b>Nothing</b> of it leaves');
    await expect(dialog.getByText('Ingrid Vos')).toBeVisible();
    await press('Export CSV');
    await shows(/^terms-version-2-2026/);
  },
};

export const VersionsOnAPhone: Story = {
  tags: ['again'],
  args: { faults: [listed(nda), shown(aVersion)] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  async play() {
    await openVersions();
    await shows('Accepted by 1 person');
  },
};

export const AnEarlierVersion: Story = {
  args: { faults: [listed(nda), shown({ ...aVersion, version: 1, endedAt: createdAt, acceptances: [] })] },
  async play() {
    const dialog = await openVersions();
    await person.selectOptions(dialog.getByLabelText('Version'), '1');
    await shows('Nobody has accepted it yet');
    await shows(/, in force until/);
  },
};

export const ManyAcceptances: Story = {
  args: {
    faults: [
      listed(nda),
      shown({
        ...aVersion,
        acceptances: Array.from({ length: 1200 }, (_row, at) => ({
          ...{ userId: `user-${at}`, name: `Person ${at}`, email: `person-${at}@buyer.example` },
          ...{ acceptedAt: '2026-01-13T08:12:00.000Z', ipAddress: null },
        })),
      }),
    ],
  },
  async play() {
    await openVersions();
    await shows('1,000 more: export them as CSV');
  },
};

export const VersionLoading: Story = {
  tags: ['again'],
  args: { faults: [listed(nda), fault('getTermsVersion', { delayMs: 'never' })] },
  async play() {
    const dialog = await openVersions();
    await expect(dialog.getByText('Loading the version...')).toBeInTheDocument();
  },
};

export const VersionNotLoaded: Story = {
  args: { faults: [listed(nda), fault('getTermsVersion', 500)] },
  async play() {
    await openVersions();
    await shows('Failed to load the version');
  },
};

export const Withdraw: Story = {
  args: { faults: [listed(nda), fault('withdrawTerms', { undocumented: { status: 500, body: '' } })] },
  parameters: catalogue('Terms cannot be withdrawn', securityWords.withdrawTerms.failed.message),
  async play() {
    await openTerms();
    await press('Withdraw Confidentiality agreement');
    await shows(/people who are being asked are let in at once/);
    await press('Withdraw Terms');
    await shows(securityWords.withdrawTerms.failed.message);
  },
};
