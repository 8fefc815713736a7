import { createContext } from 'react';

/** Unread messages of the current identity, which the window's title bears; none outside of the workspace. */
export const UnreadCount = createContext(0);
