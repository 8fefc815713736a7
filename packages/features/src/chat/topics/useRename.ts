import { readOutput, topics as calls, type Topic } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { useRef } from 'react';
import { useVersionedSave } from '../../shared/conflict/index.ts';
import { topicsCopy as copy } from './copy.ts';

type Name = Pick<Topic, 'name'>;

const originOf = ({ updatedAt, name }: Topic) => ({ version: updatedAt, values: { name } });

export interface RenameOptions {
  api: Api;
  kbBotId: string;
  onRenamed: (topic: Topic) => void;
  /** Reads the list anew. */
  reload: () => void;
}

/** Gives a conversation another name, unless another device has given it one meanwhile: then the person decides. */
export const useRename = ({ api, kbBotId, onRenamed, reload }: RenameOptions) => {
  const named = useRef<Topic>(undefined);
  const { save, conflict } = useVersionedSave<Name>({
    fields: { name: { label: copy.name, show: (name) => name } },
    async send({ values, version }) {
      const topicId = named.current?.id ?? '';
      named.current = (await api(calls.update, { kbBotId, topicId, ...values, version })).topic;
    },
    read(current) {
      const now = readOutput(calls.update, current)?.topic;
      return now && originOf(now);
    },
    touches: [],
    onSaved() {
      if (named.current) onRenamed(named.current);
      reload();
    },
    onTheirs: reload,
  });
  const rename = (topic: Topic, name: string) => {
    named.current = topic;
    save(originOf(topic), { name });
  };
  return { rename, conflict };
};
