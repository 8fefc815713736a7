import type { InlineNodes } from './inlineNodes.ts';
import type { InlineText } from './inlineText.ts';
import type { Destination } from './linkSyntax.ts';

/** Class names of the parts; the engine itself knows no styles. */
export interface MarkdownClasses {
  readonly section: string;
  readonly contained: string;
  readonly list: string;
  readonly listChunk: string;
  readonly task: string;
  readonly code: string;
  readonly codeLines: string;
  readonly tableFrame: string;
  readonly table: string;
  readonly tableChunk: string;
  readonly math: string;
  readonly mathBlock: string;
  readonly citation: string;
  readonly chip: string;
  readonly note: string;
}

/** What the blocks of one document share. */
export interface BlockOwner extends InlineNodes {
  readonly classes: MarkdownClasses;
  /** The empty frame of a code block: header with language and buttons, then `pre > code`. */
  codeFrame(language: string): HTMLElement;
  /** Registers a reference definition; texts that mention it are built again. */
  define(label: string, destination: Destination): void;
  /** A finished text, kept so that a later definition can reach it. */
  settled(text: InlineText): void;
  /** Takes table cells from the allowance; false when it is used up. */
  takeCells(count: number): boolean;
  mathBlock(tex: string, element: HTMLElement): void;
  /** A code block that describes a diagram is complete. */
  diagram(element: HTMLElement): void;
}
