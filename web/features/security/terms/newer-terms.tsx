import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useGetTermsVersion } from '#contract/hooks/security.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TermsText } from './terms-text.tsx';

/** The version that another administrator published during editing. Publishing again replaces it. */
export function NewerTerms({ id, version }: { id: string; version: number }) {
  const { data } = useGetTermsVersion(id, String(version));
  const box = useRef<HTMLDivElement>(null);
  // It is above the edited text, which may be long.
  useEffect(() => {
    box.current?.focus();
  }, [version]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice icon={Users} tone="warning" isAlert>
        <p className="font-medium text-text">{`Somebody else published version ${version} in the meantime`}</p>
        <p>Yours is not published. If you publish it now, it takes the place of theirs:</p>
        {data && (
          <>
            <p className="mt-2 mb-1 font-medium break-words">{`${data.title}, by ${data.publishedByName}`}</p>
            <TermsText label="Their text" text={data.text} />
          </>
        )}
      </Notice>
    </div>
  );
}
