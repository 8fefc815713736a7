import { drafts } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { quietly } from '../shared/calls/quietly.ts';
import type { Owner } from '../shared/kept.ts';
import { storage } from '../shared/storage.ts';
import { alongAtom, alongOfMessage, nothingAlong, sentOf, type SentAlong } from './along/along.ts';
import { typedAtom, type ChatCore } from './chatCore.ts';
import { draftCopy } from './draftCopy.ts';

/** Typing pauses this long before it is saved, in milliseconds. */
const PAUSE = 800;

/**
 * Keeps what is typed the same on all devices of the person. A text that this device has not saved yet is the last word;
 * any other is replaced by the server's, and the reader is told when it was written. Returns what ends it.
 */
export function followDraft(
  core: ChatCore,
  client: Api,
  owner: Owner,
  conversation: { kbBotId: string; side: 'use' | 'make'; topicId?: string | undefined },
): () => void {
  const api = quietly(client);
  const { store, type, options } = core;
  const { kbBotId, side, topicId = '' } = conversation;
  const own = storage.of(owner);
  const about = `${side}.${kbBotId}.${topicId}`;
  /** What this device and the server last agreed on. */
  let agreed = own.read('agreed', about);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const typed = () => store.get(typedAtom);
  const beside = () => sentOf(store.get(alongAtom));
  const mine = () => oneText(typed(), beside());
  const agree = (text: string) => {
    agreed = text;
    own.write('agreed', text, about);
  };

  const save = async () => {
    clearTimeout(timer);
    const text = typed();
    const along = beside();
    const saved = oneText(text, along);
    if (saved === agreed) return;
    // Without a connection it stays this device's own; the next change or return tries again.
    await api(drafts.write, { ...conversation, text, ...idsOf(along) }).then(
      () => agree(saved),
      () => undefined,
    );
  };
  const look = async () => {
    const read = await api(drafts.read, conversation).catch(() => undefined);
    if (ended || !read) return;
    const kept = read.draft;
    if (mine() !== agreed) return await save();
    const text = kept?.text ?? '';
    const along = alongOfMessage(kept ?? {});
    const theirs = oneText(text, along);
    agree(theirs);
    if (theirs === mine()) return;
    type(text);
    await hold(core, along);
    if (!kept) return;
    // It comes with what draws messages, which this must not bring along.
    const { dayText } = await import('./timeText.ts');
    options.notify(draftCopy.taken(dayText(kept.savedAt, Date.now())), 'neutral');
  };

  const onVisible = () => void (document.visibilityState === 'visible' ? look() : save());
  document.addEventListener('visibilitychange', onVisible);
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE);
  };
  const leave = [store.sub(typedAtom, later), store.sub(alongAtom, later)];
  void look();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onVisible);
    for (const unsubscribe of leave) unsubscribe();
    void save();
  };
}

const idsOf = (along: SentAlong | undefined) =>
  along && { attachments: along.attachments.map(({ id }) => id), mentions: along.mentions.map(({ id }) => id) };

/** Text and what goes with it, to be compared with what was agreed on. */
const oneText = (text: string, along: SentAlong | undefined): string =>
  along ? JSON.stringify([text, idsOf(along)]) : text;

/** Puts what another device holds into the box. */
async function hold(core: ChatCore, along: SentAlong | undefined): Promise<void> {
  const calls = core.options.port.along;
  if (!along || !calls) {
    core.store.set(alongAtom, nothingAlong);
    core.options.along?.write(undefined);
    return;
  }
  const { alongActionsOf } = await import('./along/alongActions.ts');
  await alongActionsOf(core, await calls()).take(along);
}
