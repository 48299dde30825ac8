const noticed = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
});
const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });

/** For what could be read before. The server does not say which it was: what one may not see does not exist. */
export function accessEnded(at: Date): string {
  const zoneName = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return (
    `This was noticed on ${noticed.format(at)} ${zoneName}. Your access was withdrawn or ran out, or the document was ` +
    'deleted. Ask the people who run this data room if you still need it.'
  );
}
