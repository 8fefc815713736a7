import type { Topic } from '@tinystar/contract';
import { storage } from '../../shared/storage.ts';

/** What the page remembers of the conversation that is open. */
export type KeptTopic = Pick<Topic, 'id' | 'name'>;

/** The conversation with an assistant that was open last in this browser; none for the running history. */
export const keptTopicOf = (kbBotId: string) => {
  const key = `topic.use.${kbBotId}`;
  return {
    read: (): KeptTopic | undefined => parse(storage.read(key)),
    write: (topic: KeptTopic | undefined) =>
      topic ? storage.write(key, JSON.stringify({ id: topic.id, name: topic.name })) : storage.remove(key),
  };
};

const parse = (text: string | null): KeptTopic | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return undefined;
    const { id, name } = value;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
  } catch {
    return undefined;
  }
};
