import type { Topic } from '@tinystar/contract';
import type { Owner } from '../../shared/kept.ts';
import { storage } from '../../shared/storage.ts';

/** What the page remembers of the conversation that is open. */
export type KeptTopic = Pick<Topic, 'id' | 'name'>;

/** The conversation with an assistant that its owner had open last in this browser; none for the running history. */
export const keptTopicOf = (owner: Owner, kbBotId: string) => {
  const own = storage.of(owner);
  return {
    read: (): KeptTopic | undefined => parse(own.read('topic', kbBotId)),
    write: (topic: KeptTopic | undefined) =>
      own.write('topic', topic ? JSON.stringify({ id: topic.id, name: topic.name }) : '', kbBotId),
  };
};

const parse = (text: string): KeptTopic | undefined => {
  try {
    const value: unknown = JSON.parse(text || 'null');
    if (typeof value !== 'object' || value === null || !('id' in value) || !('name' in value)) return undefined;
    const { id, name } = value;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
  } catch {
    return undefined;
  }
};
