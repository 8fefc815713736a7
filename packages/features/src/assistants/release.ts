import { messages, type Assistant } from '@tinystar/contract';

export interface ReleaseDraft {
  category: NonNullable<Assistant['category']> | undefined;
  permission: 'public' | 'protected';
  agreed: boolean;
}
export type ReleaseErrors = Partial<Record<keyof ReleaseDraft, string>>;

/** Publishing needs a category and the agreement (assistants.md §5 publish). */
export const checkRelease = ({ category, agreed }: ReleaseDraft): ReleaseErrors => ({
  ...(category ? {} : { category: messages.category }),
  ...(agreed ? {} : { agreed: messages.agreement }),
});
