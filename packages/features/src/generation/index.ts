export { AiChatPage, type AiChatPageProps } from './AiChatPage.tsx';
export { AiWritePage, type AiWritePageProps } from './AiWritePage.tsx';
