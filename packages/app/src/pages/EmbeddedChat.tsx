import { EmbeddedChatPage } from '@tinystar/features/chat';

/** Loaded only within the widget of a website. */
export default EmbeddedChatPage;
