import { serverNow } from '#web/api/server-time.ts';
import { zonedText } from '#web/format/date-time.ts';
import { displayName } from '#web/domain/people/person.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { roomNameFor } from './product-name.ts';

/** The first line of every printout. */
export function PaperHead() {
  const user = useCurrentUser();
  return (
    <p data-paper-head>
      <strong>{roomNameFor(user)}</strong> · Printed on {zonedText(new Date(serverNow()))} by {displayName(user)}
    </p>
  );
}
