import { momentText } from '#web/format/date-time.ts';
import { displayName } from '#web/domain/people/person.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { productName } from './product-name.ts';

/** The first line of everything that is printed. */
export function PaperHead() {
  return (
    <p data-paper-head>
      <strong>{productName}</strong> · Printed on {momentText(new Date())} by {displayName(useCurrentUser())}
    </p>
  );
}
