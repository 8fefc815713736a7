import { drafts } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { storage } from '../shared/storage.ts';
import { typedAtom, type ChatCore } from './chatCore.ts';
import { draftCopy } from './draftCopy.ts';

/** Typing pauses this long before it is saved, in milliseconds. */
const PAUSE = 800;

/**
 * Keeps what is typed the same on all devices of the person. A text that this device has not saved yet is the last word;
 * any other is replaced by the server's, and the reader is told when it was written. Returns what ends it.
 */
export function followDraft(
  { store, type, options }: Pick<ChatCore, 'store' | 'type' | 'options'>,
  api: Api,
  conversation: { kbBotId: string; side: 'use' | 'make'; topicId?: string | undefined },
): () => void {
  const { kbBotId, side, topicId = '' } = conversation;
  const key = `draftSaved.${side}.${kbBotId}.${topicId}`;
  /** What this device and the server last agreed on. */
  let agreed = storage.read(key) ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const typed = () => store.get(typedAtom);
  const agree = (text: string) => {
    agreed = text;
    if (text === '') storage.remove(key);
    else storage.write(key, text);
  };

  const save = async () => {
    clearTimeout(timer);
    const text = typed();
    if (text === agreed) return;
    // Without a connection it stays this device's own; the next change or return tries again.
    await api(drafts.write, { ...conversation, text }).then(
      () => agree(text),
      () => undefined,
    );
  };
  const look = async () => {
    const read = await api(drafts.read, conversation).catch(() => undefined);
    if (ended || !read) return;
    const kept = read.draft;
    if (typed() !== agreed) return await save();
    const text = kept?.text ?? '';
    agree(text);
    if (text === typed()) return;
    type(text);
    if (!kept) return;
    // It comes with what draws messages, which this must not bring along.
    const { dayText } = await import('./timeText.ts');
    options.notify(draftCopy.taken(dayText(kept.savedAt, Date.now())), 'neutral');
  };

  const onVisible = () => void (document.visibilityState === 'visible' ? look() : save());
  document.addEventListener('visibilitychange', onVisible);
  const unsubscribe = store.sub(typedAtom, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE);
  });
  void look();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onVisible);
    unsubscribe();
    void save();
  };
}
