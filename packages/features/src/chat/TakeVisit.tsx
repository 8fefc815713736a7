import { publicChat, topics, type Topic } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { ConfirmDialog, InlineMessage, Stack, Text, toast } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { noticeOf } from '../shared/errors.ts';
import { storage } from '../shared/storage.ts';
import { takeVisitCopy as copy } from './takeVisitCopy.ts';

export interface TakeVisitProps {
  api: Api;
  kbBotId: string;
  publicId: string;
  /** Of the assistant. */
  name: string;
  /** The signed id that this browser keeps. */
  userId: string;
  /** It is a conversation of the person now. */
  onTaken: (topic: Topic) => void;
  /** It was somebody else. */
  onLeft: () => void;
}

/** The last message of a visit that somebody has left where it is: he is not asked again until there is another one. */
const leftOf = (publicId: string) => `left.${publicId}`;

/** Asks whoever is logged in whether it was he who asked as a visitor here, and moves it to him. */
export default function TakeVisit({ api, kbBotId, publicId, name, userId, onTaken, onLeft }: TakeVisitProps) {
  const [last, setLast] = useState<string>();
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const leave = new AbortController();
    api(publicChat.history, { publicId, userId }, { signal: leave.signal }).then(
      ({ rows }) => {
        const newest = rows.at(-1)?.id;
        if (newest !== storage.read('visitor', leftOf(publicId))) setLast(newest);
      },
      // What cannot be read is not offered.
      () => undefined,
    );
    return () => leave.abort();
  }, [api, publicId, userId]);
  if (last === undefined) return null;
  const close = () => {
    storage.write('visitor', last, leftOf(publicId));
    setLast(undefined);
  };
  const take = async () => {
    setPending(true);
    setRefused(undefined);
    try {
      const { topic } = await api(topics.takeVisit, { kbBotId, userId });
      toast(copy.taken);
      close();
      onTaken(topic);
    } catch (error) {
      setPending(false);
      setRefused(noticeOf(error)?.text);
    }
  };
  return (
    <ConfirmDialog
      open
      title={copy.title}
      confirmLabel={copy.take}
      cancelLabel={copy.leave}
      pending={pending}
      onCancel={() => {
        close();
        onLeft();
      }}
      onConfirm={() => void take()}
    >
      <Stack gap={12}>
        <Text as="p">{copy.text(name)}</Text>
        {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
      </Stack>
    </ConfirmDialog>
  );
}
