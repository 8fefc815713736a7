/** The messages with their Markdown: a third of what a conversation needs, and nothing of it before there is a message. */
export const loadMessages = () => import('./ChatMessages.tsx');
