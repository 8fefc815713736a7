/** The public chat of an assistant. */
export const publicChatPath = (publicId: string): string => `/bot/${encodeURIComponent(publicId)}`;
