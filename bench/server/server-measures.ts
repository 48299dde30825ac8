// The server's measures, and their floors.
import { OURS, type Measure } from '../samples.ts';
import { BARE_NODE, PLAIN_KOA } from './contestants.ts';

export const LIST = 'list of documents';
export const CHANGED_LIST = 'first list after a change';
export const GROUP_LIST = 'first list through groups';
export const REVIEW = 'what one person can see, and why';
export const WRITE = 'durable write';
export const BURST = 'durable writes, 16 people';
export const DOWNLOAD = 'download';
export const UPLOAD = 'upload';
export const GROWTH = 'memory gained by uploads and downloads';
export const PREVIEW = 'preview';
export const START = 'cold start';
/** Appends and syncs for each call. */
export const NODE_APPENDS = `${BARE_NODE}, append + sync`;
export const DIRECT_GRANTS = `${OURS}, direct grants`;
export const NO_WATERMARK = `${PLAIN_KOA}, no watermark`;
export const MEMORY = 'memory after the start';

export const measures: readonly Measure[] = [
  {
    name: LIST,
    about:
      'GET of all documents over 10 connections. Ours finds the session and applies the policy each time, for an ' +
      'administrator and for a viewer with grants; Koa serialises an array; node:http and nginx send bytes that are ready.',
    floor: PLAIN_KOA,
    goals: [
      { against: PLAIN_KOA, sizes: ['10000'], atLeast: 18 },
      { against: PLAIN_KOA, sizes: ['100'], atLeast: 1 },
    ],
  },
  {
    name: CHANGED_LIST,
    about: 'One document is changed, then the list is asked for: only the second call is timed.',
    floor: PLAIN_KOA,
  },
  {
    name: GROUP_LIST,
    about:
      'One document is changed, then the list is asked for by somebody whose grants and folder permissions go through ' +
      '20 groups, and by somebody who was given the same directly. 50 people, 200 folders.',
    floor: DIRECT_GRANTS,
    goals: [{ against: DIRECT_GRANTS, sizes: ['10000'], atMost: 1.3 }],
  },
  {
    name: REVIEW,
    about: 'GET of everything that one of the 50 can see, or is kept from, with the reasons; made anew for each call.',
    floor: OURS,
    goals: [{ sizes: ['10000'], atMost: 100 }],
  },
  {
    name: WRITE,
    about:
      'One change after the other. Ours is an HTTP call that checks session and policy, changes a document, audits it ' +
      'and syncs; node:http appends 1,000 bytes and syncs for a call, and what stands first does so without HTTP. Koa with ' +
      'lowdb rewrites its file and does not sync.',
    floor: NODE_APPENDS,
    goals: [{ against: NODE_APPENDS, atMost: 1.5 }],
  },
  {
    name: BURST,
    about: 'The same over 16 connections at once: what waits for the disk is written together.',
    floor: BARE_NODE,
    goals: [{ against: BARE_NODE, atLeast: 0.4 }],
  },
  {
    name: DOWNLOAD,
    about:
      'GET of one file. Ours checks session and policy, and the audit entry is durable before the first byte leaves.',
    floor: BARE_NODE,
    goals: [{ against: BARE_NODE, atLeast: 0.85 }],
  },
  {
    name: UPLOAD,
    about:
      'PUT of one file. Ours checks the signature, hashes, counts and sniffs the bytes, syncs the file, its folder and ' +
      'the journal; node:http and Koa pipe the request into a file and sync nothing.',
    floor: BARE_NODE,
    goals: [{ against: BARE_NODE, atLeast: 0.8 }],
  },
  {
    name: GROWTH,
    about:
      'How far the memory of the process rises above where it stood, after a first round, while files pass through.',
    floor: BARE_NODE,
    goals: [{ atMost: 8 }],
  },
  {
    name: PREVIEW,
    about:
      'GET of a PDF of 20 pages with the watermark of its reader: watermarked for the first time, and again. Koa sends the ' +
      'file as it is.',
    floor: NO_WATERMARK,
  },
  {
    name: START,
    about: 'From the start of the process to the first list answered, over a full data folder.',
    floor: PLAIN_KOA,
    goals: [{ against: PLAIN_KOA, sizes: ['10000'], atMost: 1.4 }],
  },
  {
    name: MEMORY,
    about: 'What the process holds once the first list was answered.',
    floor: PLAIN_KOA,
    goals: [{ against: PLAIN_KOA, sizes: ['10000'], atMost: 1.6 }],
  },
];
