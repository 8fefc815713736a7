/** Where a pair of a library is shown with its wordings and answers. */
export const pairHref = (kbBotId: string, qaPairId: string): string =>
  `/a/train/bot/${kbBotId}/knowledge/qa/${qaPairId}`;
