import { useId, useRef, useState, useEffect } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { ShieldAlert, Users } from 'lucide-react';
import { useGetSecurityPolicyReach } from '#contract/hooks/security.ts';
import { roleOf, useCurrentUser } from '#web/session/current-user.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { PolicyPanels } from './policy-panels.tsx';
import { lockOutBySecondFactor } from './reach-words.ts';
import { usePolicyEditor, type PolicyConflict } from './use-policy-editor.ts';
import { useSavePolicy } from './use-save-policy.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const SetUpFactorDialog = loadedLater(
  'SetUpFactorDialog',
  () => import('#web/features/account/factors/set-up-factor-dialog.tsx'),
);

export function EditPolicyDialog({ onClose }: { onClose: () => void }) {
  const mine = roleOf(useCurrentUser());
  const editor = usePolicyEditor();
  const reach = useGetSecurityPolicyReach();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const noteId = useId();
  const save = useSavePolicy({ editor, reach: reach.data, mine, onSaved: onClose });
  const { read, form, ground, isDirty, conflict } = editor;
  const choices = useWatch({ control: form.control, name: ['secondFactor', 'stepUpMinutes.isOn'] });
  const lockOut = reach.data && isDirty ? lockOutBySecondFactor(reach.data, choices[0], mine) : null;
  const title = useRef<HTMLDivElement>(null);
  const endSetUp = async () => {
    setIsSettingUp(false);
    const { data } = await reach.refetch();
    // The note disappears with the button that opened the dialog.
    if (data?.yourSessionHasSecondFactor === true) title.current?.focus();
  };
  return (
    <FormDialog
      onClose={onClose}
      isDirty={isDirty}
      size="lg"
      title="Edit Policy"
      description="Who gets in, from where, and for how long. It takes effect at once, also for people who are signed in."
      initialFocus={title}
      action="Save"
      isDisabled={!isDirty || conflict !== null || lockOut !== null}
      disabledBy={lockOut === null ? undefined : noteId}
      isBusy={save.isPending}
      onSubmit={save.submit}
      question={isSettingUp && <SetUpFactorDialog onClose={() => void endSetUp()} />}
    >
      <div ref={title} tabIndex={-1} className="min-h-104 outline-none">
        {ground === null && (
          <NotLoaded what="the security policy" query={read}>
            <Skeleton className="h-9" />
            <Skeleton className="h-44 rounded-lg" />
            <Skeleton className="h-10 rounded-lg" />
            <Skeleton className="h-16 rounded-lg" />
          </NotLoaded>
        )}
        {ground !== null && (
          <FormProvider {...form}>
            {conflict && !save.isPending && <PolicyConflictNote conflict={conflict} />}
            <PolicyPanels policy={ground.policy} reach={reach} mine={mine} save={save} />
            {lockOut !== null && (
              // Scrolled to again where a choice above has made the form longer.
              <OwnFactorNote key={choices.join()} id={noteId} reason={lockOut} onSetUp={() => setIsSettingUp(true)} />
            )}
          </FormProvider>
        )}
      </div>
    </FormDialog>
  );
}

interface OwnFactorNoteProps {
  /** Describes the Save button. */
  id: string;
  reason: string;
  onSetUp: () => void;
}

const scrollHere = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** Why the policy cannot be saved yet, shown on every tab, with a way to set up the factor. */
function OwnFactorNote({ id, reason, onSetUp }: OwnFactorNoteProps) {
  return (
    <div ref={scrollHere} className="mt-4">
      <Notice icon={ShieldAlert} tone="warning" isAlert>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p id={id} className="min-w-0 flex-1 basis-60">
            {reason}
          </p>
          <Button size="sm" onClick={onSetUp}>
            Set up second factor
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** Changes by another administrator during editing, and the choice of whose changes to keep. */
function PolicyConflictNote({ conflict: { by, changes, takeTheirs, keepMine } }: { conflict: PolicyConflict }) {
  const box = useRef<HTMLDivElement>(null);
  // It is above the edited content, which may be long.
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="mb-4 outline-none">
      <Notice icon={Users} tone="warning" isAlert>
        <p className="font-medium text-text">Somebody else changed the policy</p>
        {by !== null && <p>{by} saved it after you began:</p>}
        <ul className="mt-1 list-disc pl-4">
          {changes.map(({ words, isMineToo }) => (
            <li key={words} className="break-words">
              {words}
              {isMineToo && <span className="text-text"> (you changed this too: yours would replace it)</span>}
            </li>
          ))}
          {changes.length === 0 && <li>The change was undone in the meantime.</li>}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={takeTheirs}>
            Use only their changes
          </Button>
          <Button size="sm" onClick={keepMine}>
            Add my changes to theirs
          </Button>
        </div>
      </Notice>
    </div>
  );
}
