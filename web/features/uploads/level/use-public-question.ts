import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { isUnauthorized } from '#web/api/api-error.ts';
import { getListUsersQueryOptions } from '#contract/hooks/users.ts';
import { ASK_ABOVE_PUBLIC_FILES } from '../engine/upload-limits.ts';
import type { UploadSettings } from './use-upload-settings.ts';

type Act = (settings: UploadSettings) => void | Promise<void>;

export interface PublicQuestion {
  /** What is done once it is answered. */
  act: Act;
  settings: UploadSettings;
  count: number;
  /** Analysts and viewers of the room; null where they could not be counted. */
  readers: number | null;
}

/**
 * Many files as Public, with analysts or viewers in the room, are asked about once: the level is the one thing here that
 * cannot be taken back once somebody has looked. Uploading is for those who may also list the people.
 */
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
