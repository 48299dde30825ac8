import { useState, useEffect, useRef } from 'react';
import { z } from 'zod';
import type { Group, ProblemCode, Terms, User } from '#contract/types.ts';
import { useGetTermsVersion, useListTerms, usePublishTerms } from '#contract/hooks/security.ts';
import { PublishTermsBody } from '#contract/zod/security.ts';
import { problemCode } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { requiredText } from '#web/domain/names/required-text.ts';
import { GroupChoice } from '#web/domain/people/group-choice.tsx';
import { securityWords } from '#web/domain/words/security-words.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { signIn } from '#web/session/sign-in.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Choices } from '#web/ui/form/choices.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { concerned, whomInNumber } from './whom.ts';
import { Users } from 'lucide-react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { TermsText } from './terms-text.tsx';

const most = 102_400;

const termsForm = z.object({
  title: requiredText('A title is required').pipe(PublishTermsBody.shape.title),
  text: z
    .string()
    .refine((text) => text.trim() !== '', 'The text is required')
    .superRefine((text, context) => {
      const { size } = new Blob([text]);
      if (size > most)
        context.addIssue({
          code: 'custom',
          message: `At most 100 KB, and this is ${Math.ceil(size / 1024)} KB: shorten it, or share it as a document`,
        });
    }),
  whom: z.enum(['everybody', 'groups']),
});

interface TermsFormDialogProps {
  /** The terms of which this is the next version; null for new ones. */
  terms: Terms | null;
  users: readonly User[];
  groups: readonly Group[];
  onClose: () => void;
}

/** Title, text and audience; shows how many users must accept before publishing. */
export function TermsFormDialog({ terms, users, groups, onClose }: TermsFormDialogProps) {
  const me = useCurrentUser();
  const read = useGetTermsVersion(terms?.id ?? '', String(terms?.version), { query: { enabled: terms !== null } });
  const before = read.data;
  const list = useListTerms({ query: { enabled: false } });
  const [newer, setNewer] = useState<Terms | null>(null);
  const seen = newer ?? terms;
  const { field, register, handleSubmit, setError, watch, formState } = useSchemaForm(termsForm, {
    title: before?.title ?? 'Terms of access',
    text: before?.text ?? '',
    whom: before && before.groupIds !== null ? 'groups' : 'everybody',
  });
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null);
  const chosen = picked ?? new Set(before?.groupIds);
  const [pending, setPending] = useState<{ title: string; text: string; groupIds: string[] | null } | null>(null);
  const headers = seen ? { 'If-Match': `"${seen.version}${seen.withdrawnAt === null ? '-in-force' : ''}"` } : {};
  const usePublish = () => usePublishTerms({ request: { headers } });
  const publish = useChange(usePublish, securityWords.publishTerms);
  const { errors, isDirty } = formState;
  const people = concerned(pending?.groupIds ?? null, users, groups);
  const submit = handleSubmit(({ title, text, whom }) => {
    const groupIds = groups.map(({ id }) => id).filter((id) => chosen.has(id));
    if (whom === 'groups' && groupIds.length === 0) setError('whom', { message: 'Choose a group' });
    else setPending({ title, text, groupIds: whom === 'groups' ? groupIds : null });
  });
  const send = (sent: NonNullable<typeof pending>) => {
    const data = { ...sent, ...(terms && { termsId: terms.id }) };
    const outcome = {
      // If the user must accept as well, their session is invalid now, and the page of terms is next.
      done: () => (people.has(me.id) ? signIn() : onClose()),
      failed: () => setPending(null),
      catches: (refusal: unknown) => {
        const is = (code: ProblemCode) => problemCode(refusal) === code;
        if (is('terms-in-force')) setError('text', { message: 'These very terms are in force already' });
        else if (is('terms-changed')) void seeNewer();
        else return false;
        setPending(null);
        return true;
      },
    };
    return publish.run({ data }, outcome);
  };
  const seeNewer = async () => {
    const { data } = await list.refetch();
    setNewer(data?.find(({ id }) => id === terms?.id) ?? null);
  };
  return (
    <FormDialog
      onClose={onClose}
      isDirty={isDirty || picked !== null}
      size="lg"
      title={terms ? 'New Version' : 'New Terms'}
      description={
        terms ? 'People who accepted the version before are asked again.' : 'Plain text: markup is shown as it is.'
      }
      action="Publish"
      isDisabled={terms !== null && !before}
      isBusy={publish.isPending}
      onSubmit={submit}
      question={
        <ConfirmDialog
          isOpen={pending !== null}
          title="Publish Terms"
          confirmLabel="Publish"
          tone="primary"
          isBusy={publish.isPending}
          onConfirm={() => pending && void send(pending)}
          onCancel={() => setPending(null)}
        >
          <p>
            {`This asks ${whomInNumber(pending?.groupIds ?? null, people, groups)}. People who are signed in are asked at once, and nothing opens until they accept.`}
          </p>
          {people.has(me.id) && (
            <p className="mt-3 font-medium text-text">You are among them, and are asked right after this.</p>
          )}
        </ConfirmDialog>
      }
    >
      {terms && !before ? (
        <NotLoaded what="the terms" query={read}>
          <Skeleton className="h-72 w-full" />
        </NotLoaded>
      ) : (
        <>
          {newer && <NewerTerms terms={newer} />}
          <TextField label="Title" autoComplete="off" {...field('title')} />
          <TextArea label="Text" rows={12} {...field('text')} />
          <Choices
            label="For whom"
            {...register('whom')}
            choices={[
              { value: 'everybody', label: 'Everybody', hint: 'Administrators too, yourself among them' },
              { value: 'groups', label: 'Members of groups', hint: 'And people who join one of them later' },
            ]}
          />
          {watch('whom') === 'groups' && (
            <GroupChoice groups={groups} chosen={chosen} onChange={setPicked}>
              {errors.whom && (
                <p role="alert" className="mt-1.5 text-caption text-danger">
                  {errors.whom.message}
                </p>
              )}
            </GroupChoice>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** What another administrator published or withdrew during editing. Publishing again replaces it. */
function NewerTerms({ terms: { id, version, withdrawnAt } }: { terms: Terms }) {
  const { data } = useGetTermsVersion(id, String(version));
  const box = useRef<HTMLDivElement>(null);
  // It is above the edited text, which may be long.
  useEffect(() => {
    box.current?.focus();
  }, [version, withdrawnAt]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Notice icon={Users} tone="warning" isAlert>
        <p className="font-medium text-text">
          {`Somebody else ${withdrawnAt === null ? 'published' : 'withdrew'} version ${version} in the meantime`}
        </p>
        <p>
          {`Yours is not published. If you publish it now, it ${withdrawnAt === null ? 'takes the place of theirs' : 'puts the terms in force again'}:`}
        </p>
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
