import { constants, type ChatMessage } from '@tinystar/contract';
import { chatStateAtom, type ChatCore } from './chatCore.ts';
import { mergeOlder, oldestTime, patch, problemIn } from './model/thread.ts';

/** How often a message that another page is writing is read again, in milliseconds. */
const WATCH_PAUSE = 2_000;
const WATCH_TIMES = 45;

/** Reads what is stored of a conversation. */
export interface ChatHistory {
  /** The newest messages; undefined when a later reading took over. Throws ApiError. */
  newest(): Promise<readonly ChatMessage[] | undefined>;
  /** The page before the oldest message shown. */
  older(): Promise<void>;
  /** Reads one answer again, for example because an event of it was missed: the stored text is the true one. */
  reread(key: string, id: string): Promise<void>;
  /** Follows messages that were still being written when this page was opened. */
  follow(): void;
  /** Drops what is on its way. */
  leave(): void;
}

const isWriting = ({ answerStatus }: ChatMessage) => answerStatus === 'waiting' || answerStatus === 'generating';

export const createChatHistory = (core: ChatCore): ChatHistory => {
  const { port } = core.options;
  // Grows each time the history is read from the newest message. Answers to earlier reads are then ignored.
  let reading = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const page = async (before: number | undefined) => {
    const mine = reading;
    const rows = await port.history(before).catch((error: unknown) => {
      if (mine === reading) throw error;
    });
    if (!rows || mine !== reading) return undefined;
    // A page with fewer rows than asked for is the last one, so no further page is fetched.
    const last = rows.length < constants.HISTORY_PAGE;
    core.setThread((thread) => ({ ...mergeOlder(thread, rows), ...(last ? { complete: true } : {}) }));
    return rows;
  };

  const follow = (times: number) => {
    const { thread, answering } = core.store.get(chatStateAtom);
    const keys = thread.order.filter((key) => key !== answering && isWriting(thread.entries[key]!.message));
    if (keys.length === 0 || core.closed) return;
    if (times === 0) {
      for (const key of keys) {
        const { message } = thread.entries[key]!;
        core.setThread((now) => patch(now, key, { message: { ...message, answerStatus: 'failed' } }));
      }
      return;
    }
    clearTimeout(watch);
    watch = setTimeout(async () => {
      const rows = await port.history().catch(() => []);
      for (const row of rows)
        if (keys.includes(row.id))
          core.setThread((now) => patch(now, row.id, { message: row, problem: problemIn(row) }));
      follow(times - 1);
    }, WATCH_PAUSE);
  };

  return {
    newest() {
      reading++;
      return page(undefined);
    },
    async older() {
      await page(oldestTime(core.store.get(chatStateAtom).thread));
    },
    async reread(key, id) {
      const rows = await port.history().catch(() => []);
      const row = rows.find((message) => message.id === id);
      if (!row || core.closed) return;
      const problem = problemIn(row);
      const over = row.answerStatus === 'success' || problem ? { problem } : {};
      core.setThread((thread) => patch(thread, key, { message: row, ...over }));
    },
    follow: () => follow(WATCH_TIMES),
    leave() {
      reading++;
      clearTimeout(watch);
    },
  };
};
