/**
 * Loads the code of the messages and of Markdown. It is a third of the chat and not needed before the first message.
 */
export const loadMessages = () => import('./ChatMessages.tsx');
