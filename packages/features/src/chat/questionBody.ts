import type { Ask } from './port.ts';

/** What every question of this web app sends, beside whom it asks (assistants.md §7). */
export const questionBody = ({ question, again, goesOn, along }: Ask) => ({
  question,
  source: 'tinystar_web' as const,
  enableStream: true as const,
  isStream: true as const,
  ...(along && { attachments: along.attachments.map(idOf), mentions: along.mentions.map(idOf) }),
  ...(again === undefined ? {} : { chatId: again, [goesOn ? 'isContinue' : 'isQueryAgain']: 'yes' as const }),
});

const idOf = ({ id }: { id: string }) => id;
