import { useEffect, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Check, Copy } from '../icons.ts';
import { toast } from '../Toast/toastStore.ts';
import { copyText } from './copyText.ts';
import { copyButtonCopy } from './copy.ts';

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string;
  /** @default '复制' */
  label?: string;
  /** @default '复制成功' */
  success?: string;
  /** @default '复制失败' */
  failure?: string;
  /** Icon alone, or icon and words. @default 'icon' */
  look?: 'icon' | 'words';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  onCopy?: () => void;
  /** Puts it on the clipboard in forms of its own; resolves to false when the browser refuses. @default the text alone */
  copy?: () => Promise<boolean>;
}

/** Copies, then says whether it worked. */
export function CopyButton({
  text,
  label = copyButtonCopy.copy,
  success = copyButtonCopy.copied,
  failure = copyButtonCopy.notCopied,
  look = 'icon',
  size = 'md',
  onCopy,
  copy: put = () => copyText(text),
}: CopyButtonProps) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 1600);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async () => {
    const copied = await put();
    setDone(copied);
    toast(copied ? success : failure, { tone: copied ? 'success' : 'danger' });
    if (copied) onCopy?.();
  };
  const icon = done ? Check : Copy;
  return look === 'icon' ? (
    <IconButton icon={icon} label={label} size={size} onPress={() => void copy()} />
  ) : (
    <Button icon={icon} size={size} onPress={() => void copy()}>
      {label}
    </Button>
  );
}
