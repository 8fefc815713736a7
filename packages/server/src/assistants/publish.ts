import { errorCodes, messages, type Assistant } from '@tinystar/contract';
import { Failure, invalid } from '../platform/http/failure.ts';
import type { AssistantRow } from './schema.ts';

/**
 * What changes when an assistant is published. Throws for a step the specification does not have (assistants.md §4).
 */
export function published(
  row: Pick<AssistantRow, 'ownerType' | 'permission' | 'category'>,
  wanted: { permission: 'public' | 'protected'; category: NonNullable<Assistant['category']> },
): Pick<AssistantRow, 'permission' | 'category'> {
  if (wanted.permission === 'protected' && row.ownerType !== 'tenant') {
    throw invalid('permission', '仅企业助手可以在企业内公开');
  }
  if (row.permission !== 'private') {
    // Publishing again in the same way changes nothing, so a repeated click is not refused.
    if (row.permission === wanted.permission && row.category === wanted.category) return wanted;
    throw row.category === wanted.category
      ? new Failure(errorCodes.conflict, '助手已发布，请先取消发布')
      : new Failure(errorCodes.conflict, '助手已发布，取消发布后才能修改分类');
  }
  if (!wanted.category) throw invalid('category', messages.category);
  return wanted;
}
