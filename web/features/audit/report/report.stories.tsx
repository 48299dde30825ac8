import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import type { ComplianceReport } from '#contract/types.ts';
import { type Fault, fault } from '#mock/world/fault.ts';
import { catalogue } from '#web/testing/catalogue.ts';
import { person, shows } from '#web/testing/play.ts';
import { AppScreen } from '#web/testing/story.tsx';

const made: ComplianceReport = {
  id: 'report-1',
  fileName: 'Compliance Report 2026-01-01 to 2026-04-01.pdf',
  format: 'pdf',
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-04-01T00:00:00.000Z',
  downloads: 0,
  state: 'ready',
  done: 0,
  of: 128_400,
  head: { seq: 128_391, hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
};

const creating: Fault = fault('createComplianceReport', { status: 201, body: made });
const downloading: Fault = fault('downloadComplianceReport', 200);
const at = (change: Partial<ComplianceReport>): Fault =>
  fault('getComplianceReport', { status: 200, body: { ...made, downloads: 1, ...change } });

const meta = {
  title: 'Screens/Audit Trail/Compliance Report',
  component: AppScreen,
  args: { route: '/audit', scenario: 'empty', persona: 'manager' },
} satisfies Meta<typeof AppScreen>;
export default meta;
type Story = StoryObj<typeof AppScreen>;

async function opened() {
  await person.click(await screen.findByRole('button', { name: 'Compliance Report' }));
  return within(await screen.findByRole('dialog', { name: 'Compliance Report' }));
}

async function created() {
  const dialog = await opened();
  await person.click(dialog.getByRole('button', { name: 'Create Report' }));
  return dialog;
}

const phone = { viewport: { value: 'phone' } };

export const WhatItHolds: Story = {
  tags: ['cover'],
  async play() {
    const dialog = await opened();
    await dialog.findByText('What it holds');
  },
};

export const WhatItHoldsOnAPhone: Story = { ...WhatItHolds, tags: ['again'], globals: phone };

export const OwnDatesThatAreNone: Story = {
  tags: ['again'],
  parameters: catalogue('The period of a report is none', 'Choose today or an earlier day'),
  async play() {
    const dialog = await opened();
    await person.selectOptions(dialog.getByLabelText('Period'), 'Own dates…');
    await person.type(dialog.getByLabelText('Last day'), '2999-01-01');
    await person.click(dialog.getByRole('button', { name: 'Create Report' }));
    await shows('Choose the first day');
    await person.type(dialog.getByLabelText('First day'), '2026-01-01');
    await shows('Choose today or an earlier day');
    await person.clear(dialog.getByLabelText('First day'));
    await shows('Choose the first day');
    await person.type(dialog.getByLabelText('First day'), '2026-01-01');
    await shows('Choose today or an earlier day');
  },
};

export const UnderWay: Story = {
  args: { faults: [creating, downloading, at({ state: 'running', done: 48_200 })] },
  async play() {
    await created();
    await shows('48,200 of 128,400 audit entries');
  },
};

export const UnderWayOnAPhone: Story = { ...UnderWay, globals: phone, tags: ['again'] };

export const AboutToBegin: Story = {
  tags: ['again'],
  args: { faults: [creating, downloading, at({})] },
  async play() {
    await created();
    await shows('Your browser is about to download it…');
  },
};

export const Complete: Story = {
  tags: ['again'],
  args: { faults: [creating, downloading, at({ state: 'complete', done: made.of })] },
  async play() {
    await created();
    await shows('The report is complete. Your downloads show whether it was saved.');
  },
};

export const NotFinished: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A report breaks off',
    'The report was not finished: its download was cancelled, or the audit log could not be read. What was saved is not whole.',
  ),
  args: { faults: [creating, downloading, at({ state: 'failed', done: 48_200 })] },
  async play() {
    await created();
    await shows(/^The report was not finished/);
  },
};

export const NotThereAnyMore: Story = {
  tags: ['again'],
  parameters: catalogue(
    'A report is over',
    'The report is not there any more. It is kept for fifteen minutes, and only for this session. A download that was under way is not whole.',
  ),
  args: { faults: [creating, downloading, fault('getComplianceReport', 404)] },
  async play() {
    await created();
    await shows(/^The report is not there any more/);
  },
};

export const CreatingFailed: Story = {
  tags: ['again'],
  parameters: catalogue('A report cannot be created', 'Error', 'Failed to create the report'),
  args: { faults: [fault('createComplianceReport', 500)] },
  async play() {
    await created();
    await shows('Failed to create the report');
  },
};
