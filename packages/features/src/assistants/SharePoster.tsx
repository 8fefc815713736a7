import { messages, sharing, type Assistant } from '@tinystar/contract';
import { useEffect, useState } from 'react';
import { useCall } from '../shared/calls/index.ts';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { saveFile } from '../shared/saveFile.ts';
import { drawPoster } from './drawPoster.ts';
import { PosterDialog } from './PosterDialog.tsx';

export interface SharePosterProps {
  open: boolean;
  assistant: Assistant;
  link: string;
  onClose: () => void;
}

interface Drawn {
  /** What it was drawn from. */
  of: object;
  attempt: number;
  picture: { file: Blob; address: string } | undefined;
}

/** Draws an assistant's poster in the browser and hands it out. */
export default function SharePoster({ open, assistant, link, onClose }: SharePosterProps) {
  const query = useCall(sharing.poster, { kbBotId: assistant.id });
  const [drawn, setDrawn] = useState<Drawn>();
  const [attempt, setAttempt] = useState(0);
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    let isLeft = false;
    let address: string | undefined;
    drawPoster(data, link).then(
      (file) => {
        if (isLeft) return;
        address = URL.createObjectURL(file);
        setDrawn({ of: data, attempt, picture: { file, address } });
      },
      () => {
        if (!isLeft) setDrawn({ of: data, attempt, picture: undefined });
      },
    );
    return () => {
      isLeft = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [data, link, attempt]);

  const known = remoteOf(query);
  const current = drawn && drawn.of === data && drawn.attempt === attempt ? drawn : undefined;
  const poster: Remote<string> =
    known.kind !== 'ready'
      ? known
      : !current
        ? { kind: 'loading' }
        : current.picture
          ? { kind: 'ready', data: current.picture.address }
          : { kind: 'failed', message: messages.unexpected };
  return (
    <PosterDialog
      open={open}
      name={assistant.name}
      poster={poster}
      onSave={() => {
        if (current?.picture) saveFile(current.picture.file, `${assistant.name}.png`);
      }}
      onRetry={() => {
        setAttempt((count) => count + 1);
        void query.refetch();
      }}
      onClose={onClose}
    />
  );
}
