import { errorCodes, type AnswerEvent, type ErrorCode, type SentenceMap } from '@tinystar/contract';
import { Failure } from '../platform/http/failure.ts';
import type { AnswerEnd, AnswerPart } from './answerer.ts';
import { ANSWER_MAX, CUT_NOTE, type TurnTimes } from './limits.ts';
import { eventAt, publish, type TurnLog } from './turnLog.ts';

/** How a turn comes to rest. `parked` waits for the asker to come back; the others are final. */
export type Outcome =
  | { kind: 'finished'; end: AnswerEnd; stopped: boolean }
  | { kind: 'failed'; code: ErrorCode; message: string; sources: SentenceMap }
  | { kind: 'parked'; sources: SentenceMap };

export interface TurnOptions {
  id: string;
  messageId: string;
  log: TurnLog;
  times: TurnTimes;
  /** What the asker reads when the model fails for a reason he cannot mend. */
  exceptionText: string;
  /** What becomes of an answer that nobody has read for a while; see `Answerer.parks` and `Attempt.comesBack`. */
  unread: 'parked' | 'stopped' | 'goesOn';
  answer(
    signal: AbortSignal,
    onCited: (sentenceMap: SentenceMap) => void,
    onGiven: (ids: readonly string[]) => void,
  ): AsyncIterable<AnswerPart>;
  /** What an interrupted answer had cited. */
  cited?: SentenceMap;
  /** Writes the outcome and its coins; returns the last event, or none for a parked turn. Called once. */
  settle(turn: Turn, outcome: Outcome): Promise<AnswerEvent | undefined>;
  now: () => number;
}

/**
 * One running answer, independent of the connections that read it. Readers follow its log with {@link Turn.follow};
 * it ends by itself, by `stop`, by failure, or is parked or stopped when nobody has read it for a while.
 */
export class Turn {
  readonly id: string;
  readonly messageId: string;
  readonly log: TurnLog;
  /** Ids of the blocks and pairs it was given to answer from. */
  readonly given = new Set<string>();
  /** Changed since the last flush to the database. */
  dirty = false;
  readonly #options: TurnOptions;
  readonly #abort = new AbortController();
  readonly #startedAt: number;
  readonly #waiting = new Set<() => void>();
  #phase: 'generating' | 'settling' | 'parked' | 'ended' = 'generating';
  #last: AnswerEvent | undefined;
  #settled: Promise<void> | undefined;
  #readers = 0;
  #grace: NodeJS.Timeout | undefined;
  #publishedAt = 0;
  #heardAt: number;
  #bytes: number;
  #cited: SentenceMap;

  constructor(options: TurnOptions) {
    this.#options = options;
    this.id = options.id;
    this.messageId = options.messageId;
    this.log = options.log;
    this.#cited = options.cited ?? {};
    this.#bytes = Buffer.byteLength(options.log.text);
    this.#startedAt = this.#heardAt = options.now();
  }

  get running(): boolean {
    return this.#phase === 'generating';
  }

  /** Starts answering. Resolves when the turn has come to rest. */
  async run(): Promise<void> {
    let end: AnswerEnd | undefined;
    const before = this.#cited;
    const onCited = (cited: SentenceMap) => void (this.#cited = { ...before, ...cited });
    try {
      const onGiven = (ids: readonly string[]) => ids.forEach((id) => this.given.add(id));
      for await (const part of this.#options.answer(this.#abort.signal, onCited, onGiven)) {
        if (!this.running) break;
        this.#heardAt = this.#options.now();
        if ('text' in part) this.#append(part.text);
        else end = { ...part.end, sentenceMap: { ...before, ...part.end.sentenceMap } };
      }
      if (end && this.log.text.trim() !== '') await this.#rest({ kind: 'finished', end, stopped: false });
      else await this.fail(errorCodes.unexpected, this.#options.exceptionText);
    } catch (error) {
      const known = error instanceof Failure && error.code !== errorCodes.unexpected;
      await this.fail(
        known ? error.code : errorCodes.unexpected,
        known ? error.message : this.#options.exceptionText,
        error,
      );
    }
  }

  /** Ends it at the asker's wish: what was written stays. Resolves when that is stored. */
  stop(): Promise<void> {
    return this.#rest(this.#cut());
  }

  /** Lets any process go on with it that its asker comes back to. One that nobody comes back to ends by itself. */
  handOver(): Promise<void> {
    return this.#options.unread === 'parked' ? this.#park() : Promise.resolve();
  }

  #park(): Promise<void> {
    return this.#rest({ kind: 'parked', sources: this.#cited });
  }

  /** Ends it as failed, with what was written kept. */
  fail(code: ErrorCode, message: string, cause?: unknown): Promise<void> {
    if (this.running) this.cause = cause;
    return this.#rest({ kind: 'failed', code, message, sources: this.#cited });
  }

  /** What made it fail, for the log. */
  cause: unknown;

  /** Counts a reader in; call the result when he is gone. */
  attach(): () => void {
    this.#readers++;
    clearTimeout(this.#grace);
    let gone = false;
    return () => {
      if (gone) return;
      gone = true;
      this.#readers--;
      const { unread, times } = this.#options;
      if (this.#readers > 0 || !this.running || unread === 'goesOn') return;
      this.#grace = setTimeout(() => void (unread === 'parked' ? this.#park() : this.stop()), times.grace);
    };
  }

  /** Yields the events after `after`, then live ones. Returns without a last event when the turn was parked. */
  async *follow(after: number, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    let seq = after + 1;
    let told: SentenceMap = {};
    while (!signal.aborted) {
      if (seq < this.log.ends.length) {
        const event = eventAt(this.log, this.messageId, seq++);
        const fresh = Object.entries(this.#cited).filter(([number, source]) => told[number] !== source);
        told = this.#cited;
        yield fresh.length > 0 ? { ...event, sentenceMap: Object.fromEntries(fresh) } : event;
      } else if (this.#phase === 'ended') {
        if (this.#last) yield { ...this.#last, seq };
        return;
      } else if (this.#phase === 'parked') {
        return;
      } else {
        await this.#change(signal);
      }
    }
  }

  /** Called by the hub's clock: sends what has gathered, and notices a model that fell silent. */
  tick(): void {
    if (!this.running) return;
    this.#publish();
    const { now, times, exceptionText } = this.#options;
    const at = now();
    if (at - this.#heardAt > times.silence || at - this.#startedAt > times.longest) {
      void this.fail(errorCodes.unexpected, exceptionText, new Error('the model took too long'));
    }
  }

  #append(piece: string): void {
    // PostgreSQL has no NUL in texts.
    const text = piece.replaceAll('\0', '');
    const bytes = Buffer.byteLength(text);
    if (this.#bytes + bytes > ANSWER_MAX) {
      const room = Buffer.from(text).subarray(0, Math.max(0, ANSWER_MAX - this.#bytes - Buffer.byteLength(CUT_NOTE)));
      this.log.text += new TextDecoder().decode(room).replace(/\uFFFD+$/, '') + CUT_NOTE;
      void this.#rest({ kind: 'finished', end: this.#endSoFar(), stopped: false });
      return;
    }
    this.#bytes += bytes;
    this.log.text += text;
    // The first pieces of a slow model go out at once; a fast one is bundled by the clock.
    if (this.#options.now() - this.#publishedAt >= this.#options.times.publish) this.#publish();
  }

  #publish(): void {
    if (!publish(this.log)) return;
    this.dirty = true;
    this.#publishedAt = this.#options.now();
    this.#wake();
  }

  #rest(outcome: Outcome): Promise<void> {
    if (!this.running) return this.#settled ?? Promise.resolve();
    this.#publish();
    this.#phase = 'settling';
    clearTimeout(this.#grace);
    this.#abort.abort(new Error(`turn ${outcome.kind}`));
    this.#settled = this.#options.settle(this, outcome).then((last) => {
      this.#last = last;
      this.#phase = outcome.kind === 'parked' ? 'parked' : 'ended';
      this.#wake();
    });
    return this.#settled;
  }

  #cut(): Outcome {
    return { kind: 'finished', end: this.#endSoFar(), stopped: true };
  }

  #endSoFar(): AnswerEnd {
    return {
      answerContentType: 'markdown',
      sentenceMap: this.#cited,
      answerSource: '',
      answerByKeyword: false,
      similarQuestions: [],
    };
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  #change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#waiting.delete(done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      this.#waiting.add(done);
      signal.addEventListener('abort', done, { once: true });
    });
  }
}
