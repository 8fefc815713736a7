import type { rewriteWays, writeKinds, writeTones, writeWords } from '@tinystar/contract';
import type { ErrorNotice } from '../shared/errors.ts';
import { AiWriteForm } from './AiWriteForm.tsx';
import { AiWritePaper } from './AiWritePaper.tsx';
import * as css from './AiWriteView.css.ts';
import type { Version } from './keptWriting.ts';
import { writeCopy as words } from './writeCopy.ts';

/** What is to be written. */
export interface WriteForm {
  kind: (typeof writeKinds)[number];
  topic: string;
  /** One in a line. */
  points: string;
  tone: (typeof writeTones)[number];
  words: (typeof writeWords)[number];
}

export type RewriteWay = (typeof rewriteWays)[number];

/** A part of the text, by its places in it. */
export interface Selection {
  from: number;
  to: number;
}

/** A part in other words, as the model offers it. */
export interface Suggestion {
  text: string;
  writing: boolean;
  notice?: ErrorNotice;
}

export interface AiWriteViewProps {
  hasModel: boolean;
  form: WriteForm;
  text: string;
  /** The text is being written and cannot be changed. */
  writing: boolean;
  /** Why nothing, or not all, was written. */
  notice?: ErrorNotice | undefined;
  /** The text broke off and can be gone on with. */
  broke: boolean;
  suggestion?: Suggestion | undefined;
  canUndo: boolean;
  canRedo: boolean;
  cost: string;
  onForm: (change: Partial<WriteForm>) => void;
  onText: (text: string) => void;
  onGenerate: () => void;
  onGoOn: () => void;
  onStop: () => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Earlier drafts, the latest first. */
  versions: readonly Version[];
  onVersion: (version: Version) => void;
  /** As plain text. */
  onSave: () => void;
  onSaveWord: () => void;
  /** The Word file is being made. */
  saving: boolean;
  onRewrite: (selection: Selection, way: RewriteWay, wish: string) => void;
  onReplace: () => void;
  onDrop: () => void;
  onAgain: () => void;
  onRecharge?: (() => void) | undefined;
}

/** Left what is to be written, right the paper on which it is written and changed. */
export function AiWriteView(props: AiWriteViewProps) {
  return (
    <div className={css.page}>
      <section className={css.form}>
        <AiWriteForm {...props} />
      </section>
      <section className={css.desk} aria-label={words.paper}>
        <AiWritePaper {...props} />
      </section>
    </div>
  );
}
