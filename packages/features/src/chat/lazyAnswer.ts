import { lazy } from 'react';

const load = () => import('./answers.ts');

/** Drawing an answer takes the Markdown renderer, which a visitor who only reads the welcome does not need. */
export const Answer = lazy(async () => ({ default: (await load()).Answer }));
export const LiveAnswer = lazy(async () => ({ default: (await load()).LiveAnswer }));

/** Begins loading while the question is still being typed. */
export const preloadAnswers = (): void => void load();
