/** A text takes no longer than this, in milliseconds. */
export const LONGEST = 300_000;
/** A price reserved for longer than this was left by a process that died. */
export const LEFT_AFTER = 2 * LONGEST;
/** How often such prices are looked for. */
export const SWEEP_EVERY = 60_000;

/** A text is kept for so long for who did not get it, in milliseconds. */
export const KEPT_FOR = 3_600_000;

/** UTF-16 units of one text; a model that goes on is cut off. */
export const TEXT_MAX = 20_000;
/** Tokens that the model may write. */
export const TOKENS = 2_000;

/** Texts per person: each may cost the operator a long answer of the model. */
export const perPerson = { max: 120, seconds: 3_600 };

/** Conversations that one person keeps, messages of one that are shown, and those that are context. */
export const CONVERSATIONS_MAX = 500;
export const MESSAGES_SHOWN = 100;
export const CONTEXT_MESSAGES = 10;
export const TITLE_MAX = 60;
