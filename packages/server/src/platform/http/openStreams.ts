/** Functions that end the open event streams, one per stream; called when the server stops. */
export const openStreams = new Set<() => void>();
