import { ApiError, errorCodes } from '@tinystar/contract';

interface Shape<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

/** What stands in the place of a choice that somebody else has made meanwhile; undefined for every other refusal. */
export const standingOf = <T>(error: unknown, shape: Shape<T>): T | undefined => {
  if (!(error instanceof ApiError) || error.code !== errorCodes.conflict) return undefined;
  const now = shape.safeParse(error.current);
  return now.success ? now.data : undefined;
};
