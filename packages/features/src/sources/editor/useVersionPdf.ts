import { documents, type Document } from '@tinystar/contract';
import { useEffect, useState } from 'react';
import { useTouch } from '../../shared/calls/index.ts';
import { useApi } from '../../shared/session.ts';
import { fileAddress } from '../fileAddress.ts';
import { usePdf } from '../usePdf.ts';

/**
 * The PDF of the version whose blocks are shown: it is opened anew when they are of another one, and they are asked for
 * again when it is.
 */
export const useVersionPdf = ({ id, kbBotId, filePass }: Document, versionNumber: number | undefined) => {
  const api = useApi();
  const touch = useTouch();
  const open = () => ({
    of: versionNumber,
    address: fileAddress(id, filePass, async (fileId) => (await api(documents.get, { fileId, kbBotId })).filePass),
  });
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState(open);
  if (opened.of !== versionNumber) setOpened(open());
  const shown = usePdf(opened.address, attempt);
  const current = shown.kind === 'ready' ? shown.currentVersion : undefined;
  useEffect(() => {
    if (current !== undefined && versionNumber !== undefined && current !== versionNumber)
      void touch(documents.result, documents.get, documents.list);
  }, [current, versionNumber, touch]);
  return { shown, again: () => setAttempt(attempt + 1) };
};
