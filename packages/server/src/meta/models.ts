import type { Config } from '../platform/config/config.ts';

/** Answers with excerpts, without a language model. */
export const PLAIN_MODEL = 'simple_v3';

/** Language models to choose from: the operator's own when one is configured, else the honest local default. */
export function models(config: Pick<Config, 'LLM_MODEL'>): { name: string; label: string }[] {
  const local = { name: PLAIN_MODEL, label: '原文摘录（无需模型）' };
  return config.LLM_MODEL ? [{ name: 'custom_model', label: config.LLM_MODEL }, local] : [local];
}
