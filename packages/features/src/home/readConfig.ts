import { callOpen } from '@tinystar/contract';
import type { HomeSwitches } from './model.ts';

const isSwitches = (answer: unknown): answer is HomeSwitches => {
  const { deploymentType, publicServiceKbBotPublicId } = (answer ?? {}) as Partial<Record<keyof HomeSwitches, unknown>>;
  return typeof deploymentType === 'string' && typeof publicServiceKbBotPublicId === 'string';
};

/** The deployment's switches, without the client and its schemas, which a visitor who only reads never needs. */
export const readConfig = async (): Promise<HomeSwitches | null> => {
  const answer = await callOpen('config');
  return isSwitches(answer) ? answer : null;
};
