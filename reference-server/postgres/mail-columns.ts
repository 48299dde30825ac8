// The columns of mails, mail settings and access requests.
export const mailShapes = {
  mails: {
    id: 'text',
    userId: 'text',
    kind: 'text',
    about: 'text',
    sealed: 'text',
    createdAt: 'timestamptz',
    dueAt: 'timestamptz',
    attempts: 'integer',
    state: 'text',
    endedAt: 'timestamptz',
    error: 'text',
  },
  mailSettings: { id: 'text', digest: 'text', tasks: 'boolean', alerts: 'boolean' },
  accessRequests: {
    id: 'text',
    userId: 'text',
    itemId: 'text',
    note: 'text',
    createdAt: 'timestamptz',
    state: 'text',
    answeredById: 'text',
    answeredAt: 'timestamptz',
  },
} as const;
