/** The public chat of an assistant. */
export const publicChatPath = (publicId: string): string => `/bot/${encodeURIComponent(publicId)}`;

/** The assistants that anybody may talk to. */
export const SQUARE = '/bot/square';
