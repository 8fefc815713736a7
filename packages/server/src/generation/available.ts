import { errorCodes } from '@tinystar/contract';
import { modelOf } from '../answers/answererOf.ts';
import type { NamedModel } from '../answers/engine/index.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';

const NO_MODEL = '还没有配置语言模型，无法生成内容。请运维人员设置 LLM_BASE_URL 和 LLM_MODEL 后重启服务。';

/** Throws 404 while the generation service is off: its calls do not exist then. */
export function refuseSwitchedOff({ config }: Services): void {
  if (!config.GENERATION) throw notFound();
}

/** The model that writes; 503 with what the operator has to set without one. */
export function writerOf(services: Services): NamedModel {
  const model = modelOf(services);
  if (!model) throw new Failure(errorCodes.unavailable, NO_MODEL);
  return model;
}
