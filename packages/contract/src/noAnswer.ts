import { messages } from './messages.ts';

/** What is said when no answer came: the network is looked at first where the browser itself knows that there is none. */
export const noAnswer = (): string => (navigator.onLine === false ? messages.network : messages.unavailable);
