/** Milliseconds that govern a turn. Tests pass shorter ones. */
export interface TurnTimes {
  /** Pieces arriving within this time travel as one event. */
  publish: number;
  /** How often partial text is written to the database: what a kill -9 may cost. */
  flush: number;
  /** How long an answer goes on for nobody before the model call is cancelled. */
  grace: number;
  /** How long an interrupted answer can be taken up again. */
  parked: number;
  /** Silence of the model that counts as failure. */
  silence: number;
  /** An answer takes no longer than this. */
  longest: number;
  /** How often dead processes and forgotten turns are looked for. */
  sweep: number;
  /** A process without a heartbeat for this long is dead. */
  dead: number;
  /** How long answers under way may take to end when the server stops and no other one can go on with them. */
  drain: number;
}

export const turnTimes: TurnTimes = {
  publish: 40,
  flush: 500,
  grace: 500,
  parked: 120_000,
  silence: 60_000,
  longest: 1_190_000,
  sweep: 4_000,
  dead: 12_000,
  drain: 6_000,
};

/** UTF-8 bytes of one answer; what comes after is cut with a note. */
export const ANSWER_MAX = 1_048_576;
export const CUT_NOTE = '\n\n（回答过长，后面的内容已省略）';

/** UTF-16 units of one event, so that its JSON stays below 256 KB even when every character needs six bytes. */
export const EVENT_MAX = 32_768;

/** Open streams of one asker in one process. How many answers are written at once is set by the operator (RATE-03). */
export const streamsPerAsker = 24;

/** Milliseconds that callers wait in the queue who cannot be told how many are ahead of them. */
export const QUIET_WAIT = 30_000;

/** When this many people ask at the same moment, all questions are taken in first; answers wait at most so many ms. */
export const rush = { askers: 8, longest: 1_000 } as const;

/** Questions of visitors (RATE-02): how many in how many seconds. */
export const publicLimits = {
  minute: { max: 20, seconds: 60 },
  day: { max: 200, seconds: 86_400 },
  address: { max: 60, seconds: 60 },
  /** Signed identities from one address, which a whole office may share. */
  identify: { max: 300, seconds: 60 },
} as const;

/** Earlier turns of the session that are context for the next answer. */
export const CONTEXT_TURNS = 6;
