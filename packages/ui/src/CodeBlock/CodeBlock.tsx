import { useEffect, useState } from 'react';
import { copyText } from '../CopyButton/copyText.ts';
import { Check, Copy, WrapText } from '../icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { toast } from '../Toast/toastStore.ts';
import { code as frame } from './CodeBlock.css.ts';
import { codeBlockCopy } from './copy.ts';

export interface CodeBlockProps {
  /** Copied as it stands. */
  code: string;
  /** What the code is, in the head: HTML, JSON. */
  title: string;
  /** Names the button that copies. @default '复制代码' */
  copyLabel?: string;
  /** @default '复制成功' */
  success?: string;
  /** @default '复制失败' */
  failure?: string;
  /** Names the button that wraps long lines. @default '自动换行' */
  wrapLabel?: string;
  /** Long lines break from the start; the reader may change it. */
  wrap?: boolean;
}

const DONE_FOR = 1600;

/** Code to take away, in the look that answers give it. It is never coloured: the frame is what marks it. */
export function CodeBlock({
  code,
  title,
  copyLabel = codeBlockCopy.copy,
  success = codeBlockCopy.copied,
  failure = codeBlockCopy.notCopied,
  wrapLabel = codeBlockCopy.wrap,
  wrap = false,
}: CodeBlockProps) {
  const [wrapped, setWrapped] = useState(wrap);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), DONE_FOR);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    const copied = await copyText(code);
    setDone(copied);
    toast(copied ? success : failure, { tone: copied ? 'success' : 'danger' });
  };
  return (
    <figure className={frame} data-wrap={wrapped || undefined}>
      <figcaption>
        <span>{title}</span>
        <button
          type="button"
          aria-label={wrapLabel}
          title={wrapLabel}
          aria-pressed={wrapped}
          onClick={() => setWrapped(!wrapped)}
        >
          <Icon of={WrapText} size="sm" />
        </button>
        <button type="button" aria-label={copyLabel} title={copyLabel} onClick={() => void copy()}>
          <Icon of={done ? Check : Copy} size="sm" tone={done ? 'success' : 'inherit'} />
        </button>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} aria-label={title} role="group">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
