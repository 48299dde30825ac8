import { zonedText } from '#web/format/date-time.ts';
import { displayName } from '#web/domain/people/person.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { roomNameFor } from './product-name.ts';

/** The first line of every printout. */
export function PaperHead() {
  // oxlint-disable-next-line react/purity -- the moment of printing is what it shows
  const now = new Date();
  const user = useCurrentUser();
  return (
    <p data-paper-head>
      <strong>{roomNameFor(user)}</strong> · Printed on {zonedText(now)} by {displayName(user)}
    </p>
  );
}
