// The measures of servers over a database and a bucket, and their floors.
import { OURS, type Measure } from '../samples.ts';

export const EMBEDDED = `${OURS} in its folder`;
export const THREE = `${OURS}, three servers`;
export const INSERT = 'INSERT and commit';
export const PUT_OBJECT = 'PutObject';

export const LIST = 'list of documents, over a database';
export const CHANGE = 'durable change, over a database';
export const CHANGES = 'durable changes at once, over a database';
export const UPLOAD = 'upload, into a bucket';
export const DOWNLOAD = 'download, out of a bucket';
export const SIGN_IN = 'sign-in, over a database';
export const JOIN = 'another server joins';

export const measures: readonly Measure[] = [
  {
    name: LIST,
    about:
      'GET of all documents over 10 connections. Over a database every call asks it first where the log ends; three ' +
      'servers share the cores of this machine with it and with the balancer.',
    floor: EMBEDDED,
    goals: [{ against: EMBEDDED, atLeast: 1 / 1.5 }],
  },
  {
    name: CHANGE,
    about:
      'One change after the other, each an HTTP call with session, policy and audit. The floor is one INSERT of 1,000 ' +
      'bytes with its commit over the same driver, into a database that waits for the disk as ours does.',
    floor: INSERT,
    goals: [{ against: INSERT, atMost: 2.5 }],
  },
  { name: CHANGES, about: 'The same by as many clients at once as the size says.', floor: EMBEDDED },
  {
    name: UPLOAD,
    about: 'PUT of one file. The floor sends the same bytes to the bucket by one PutObject, unchecked.',
    floor: PUT_OBJECT,
  },
  { name: DOWNLOAD, about: 'GET of one file, with every block held against its hash.', floor: EMBEDDED },
  {
    name: SIGN_IN,
    about: 'From the first page to the session, with the bundled provider and a real password.',
    floor: EMBEDDED,
  },
  {
    name: JOIN,
    about: 'From the start of one more server until it has answered its first list.',
    floor: OURS,
    goals: [{ atMost: 1000 }],
  },
];
