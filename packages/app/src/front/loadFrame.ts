import type { ComponentType } from 'react';

let frame: ComponentType | undefined;

/** What stands in the place of the console until it is there; undefined before it has been loaded. */
export const loadedFrame = (): ComponentType | undefined => frame;

/** No part of what a public page loads by itself: the log-in and the way into the console ask for it. */
export const loadFrame = async (): Promise<ComponentType> => {
  const { SessionSkeleton } = await import('../workspace/SessionSkeleton.tsx');
  frame = SessionSkeleton;
  return SessionSkeleton;
};
