import { models } from '../meta/models.ts';
import type { Config } from '../platform/config/config.ts';
import { invalid } from '../platform/http/failure.ts';
import type { AssistantRow } from './schema.ts';

/** Refuses a model that this server does not offer, unless the assistant has it already. */
export function checkModel(
  config: Pick<Config, 'LLM_MODEL'>,
  model: string | undefined,
  { publicDomainModel }: Pick<AssistantRow, 'publicDomainModel'>,
): void {
  if (model === undefined || model === '' || model === publicDomainModel) return;
  if (!models(config).some(({ name }) => name === model))
    throw invalid('largeLanguageModel', '没有这个模型，请重新选择');
}
