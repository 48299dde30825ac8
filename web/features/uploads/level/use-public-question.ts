import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnauthorized } from '#web/api/api-error.ts';
import { getListUsersQueryOptions } from '#contract/hooks/users.ts';
import { ASK_ABOVE_PUBLIC_FILES } from '../engine/upload-limits.ts';
import type { UploadSettings } from './use-upload-settings.ts';

type Act = (settings: UploadSettings) => void | Promise<void>;

export interface PublicQuestion {
  /** Called after the answer. */
  act: Act;
  settings: UploadSettings;
  count: number;
  /** The number of analysts and viewers; null if it could not be loaded. */
  readers: number | null;
}

/** Asks once before many files become public where analysts or viewers could read them. */
export function usePublicQuestion() {
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<PublicQuestion | null>(null);
  const [isCounting, setIsCounting] = useState(false);
  const isAnswered = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const countReaders = async (): Promise<number | null> => {
    const users = await queryClient.query(getListUsersQueryOptions());
    return users.filter(({ role }) => role === 'analyst' || role === 'viewer').length;
  };
  const submit = async (settings: UploadSettings, count: number, act: Act): Promise<void> => {
    if (isCounting) return;
    const isDue = settings.accessLevel === 'public' && count > ASK_ABOVE_PUBLIC_FILES && !isAnswered.current;
    if (!isDue) return act(settings);
    setIsCounting(true);
    const readers = await countReaders().catch((error: unknown) => (isUnauthorized(error) ? undefined : null));
    setIsCounting(false);
    if (!isOpen.current || readers === undefined) return;
    if (readers === 0) return act(settings);
    setQuestion({ act, settings, count, readers });
  };
  return {
    submit,
    isCounting,
    question,
    dismiss: () => setQuestion(null),
    confirm: () => {
      isAnswered.current = true;
      setQuestion(null);
      if (question !== null) void question.act(question.settings);
    },
  };
}
