/** Enders of the event streams that are open right now, for the graceful stop. */
export const openStreams = new Set<() => void>();
