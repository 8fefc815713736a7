import { constants } from '@tinystar/contract';
import { Skeleton, SkeletonRegion } from '@tinystar/ui';
import { lazy, Suspense } from 'react';
import { useImageUpload } from '../shared/useImageUpload.ts';
import { loadEditor } from './loadEditor.ts';

const MarkdownEditor = lazy(loadEditor);

export interface AnswerEditorProps {
  value: string;
  onChange: (value: string) => void;
  /** Stores a picture and gives its address. Left out, pictures are not offered. */
  onUpload?: ReturnType<typeof useImageUpload> | undefined;
  onBusyChange?: ((busy: boolean) => void) | undefined;
}

/** An answer in Markdown with pictures, inside a Field. */
export function AnswerEditor({ onUpload, onBusyChange, ...value }: AnswerEditorProps) {
  return (
    <Suspense
      fallback={
        <SkeletonRegion>
          <Skeleton shape="block" height={14} />
        </SkeletonRegion>
      }
    >
      <MarkdownEditor
        {...value}
        rows={6}
        limit={constants.QA_ANSWER_MAX}
        imageLimit={constants.PICTURE_MAX}
        {...(onUpload && { onUpload })}
        {...(onBusyChange && { onBusyChange })}
      />
    </Suspense>
  );
}
