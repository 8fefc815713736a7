import type { Config } from '../platform/config/config.ts';

/** Answers with excerpts, without a language model. */
export const PLAIN_MODEL = 'simple_v3';

const OWN_INDEX = 'ape_v2_local';

/** The index that a model needs (C-47): ape_v2_local has one of its own, every other, also a custom one, takes the plain one. */
export const indexTypeOf = (model: string): string => (model === OWN_INDEX ? model : PLAIN_MODEL);

/** The kinds of the specification, whether this server offers them or not. */
export const modelTypes = [
  { name: 'doubaopro32', label: '豆包Pro 32K' },
  { name: 'deepseek_v3', label: 'DeepSeek V3' },
  { name: PLAIN_MODEL, label: '原文摘录' },
  { name: OWN_INDEX, label: '本地模型' },
  { name: 'custom_model', label: '自定义模型' },
].map((type) => ({ ...type, indexType: indexTypeOf(type.name) }));

/** Language models to choose from: the operator's own when one is configured, else the honest local default. */
export function models(config: Pick<Config, 'LLM_MODEL'>): { name: string; label: string }[] {
  const local = { name: PLAIN_MODEL, label: '原文摘录（无需模型）' };
  return config.LLM_MODEL ? [{ name: 'custom_model', label: config.LLM_MODEL }, local] : [local];
}
