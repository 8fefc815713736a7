import type { OpeningQuestion } from '@tinystar/features/chat';
import type { AskedOnFirstPage } from '@tinystar/features/member';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Opened extends AskedOnFirstPage {
  /** The question was sent: a reload of the page must not send it again. */
  taken?: boolean;
}

const isOpened = (state: unknown): state is Opened =>
  typeof state === 'object' &&
  state !== null &&
  'question' in state &&
  typeof state.question === 'string' &&
  'others' in state &&
  Array.isArray(state.others);

/** What the first page handed over: the question to send, and who else could answer it. */
export const useOpening = (): { asked: AskedOnFirstPage | undefined; opening: OpeningQuestion | undefined } => {
  const { state, pathname, search } = useLocation() as { state: unknown; pathname: string; search: string };
  const navigate = useNavigate();
  const asked = isOpened(state) ? state : undefined;
  const opening = useMemo(
    () =>
      asked && !asked.taken
        ? {
            question: asked.question,
            onTaken: () => void navigate(pathname + search, { replace: true, state: { ...asked, taken: true } }),
          }
        : undefined,
    [asked, navigate, pathname, search],
  );
  return { asked, opening };
};
