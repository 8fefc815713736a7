import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlert, CircleCheck, CircleX, Clock, FileText, RotateCw, X } from '../icons.ts';
import { Progress } from '../Progress/Progress.tsx';
import { oneTabStop } from '../List/oneTabStop.ts';
import { FileName } from './FileName.tsx';
import { acts, choices, doubt, fault, list, middle, note, row } from './UploadList.css.ts';
import { uploadListCopy } from './copy.ts';

export type UploadState =
  | { kind: 'waiting' }
  /** `share` is 0 to 1. */
  | { kind: 'sending'; share: number }
  | { kind: 'done' }
  /** `final` when sending it again would fail again, as for a file of the wrong type: it can only be removed. */
  | { kind: 'failed'; reason: string; final?: boolean }
  /** The same document is there already; the person decides. `replaceable` when it can get this file as its new version. */
  | { kind: 'duplicate'; reason: string; replaceable?: boolean };

export interface UploadItem {
  id: string;
  name: string;
  /** Already worded: 2.4 MB. */
  size: string;
  state: UploadState;
}

export interface UploadListProps {
  items: readonly UploadItem[];
  /** Stops an upload under way. */
  onCancel: (id: string) => void;
  /** Sends a failed file again. */
  onRetry: (id: string) => void;
  /** Takes a file off the list. */
  onRemove: (id: string) => void;
  /** Sends a duplicate all the same. */
  onForce?: (id: string) => void;
  /** Sends a duplicate as the new version of what is there. */
  onReplace?: (id: string) => void;
}

type ActsProps = Omit<UploadListProps, 'items'> & { item: UploadItem };

/** Files on their way, in the order they were chosen. Errors stay until somebody removes them. */
export function UploadList({ items, ...acting }: UploadListProps) {
  return (
    <ul ref={oneTabStop} className={list}>
      {items.map((item) => (
        <li key={item.id} className={row}>
          <Icon of={FileText} tone="tertiary" />
          <div className={middle}>
            <FileName name={item.name} />
            <Detail {...item} />
            <Choices item={item} {...acting} />
          </div>
          <Acts item={item} {...acting} />
        </li>
      ))}
    </ul>
  );
}

function Detail({ name, size, state }: UploadItem) {
  switch (state.kind) {
    case 'sending':
      return <Progress value={state.share} label={uploadListCopy.progress(name)} />;
    case 'failed':
      return (
        <span className={fault} role="alert">
          {state.reason}
        </span>
      );
    case 'duplicate':
      return (
        <span className={doubt} role="alert">
          {state.reason}
        </span>
      );
    case 'waiting':
      return <span className={note}>{uploadListCopy.waiting(size)}</span>;
    case 'done':
      return <span className={note}>{uploadListCopy.done(size)}</span>;
  }
}

/** Where there is more to choose than whether to send it all the same. */
function Choices({ item: { id, state }, onForce, onReplace }: ActsProps) {
  if (state.kind !== 'duplicate' || !state.replaceable || !onReplace) return null;
  return (
    <span className={choices}>
      <Button size="sm" tone="accent" emphasis="soft" onPress={() => onReplace(id)}>
        {uploadListCopy.replace}
      </Button>
      {onForce ? (
        <Button size="sm" onPress={() => onForce(id)}>
          {uploadListCopy.force}
        </Button>
      ) : null}
    </span>
  );
}

const marks = { waiting: Clock, done: CircleCheck, failed: CircleX, duplicate: CircleAlert } as const;
const tones = { waiting: 'tertiary', done: 'success', failed: 'danger', duplicate: 'warning' } as const;

function Acts({ item, onCancel, onRetry, onRemove, onForce, onReplace }: ActsProps) {
  const { id, name, state } = item;
  if (state.kind === 'sending') {
    return (
      <span className={acts}>
        <span className={note}>{Math.round(state.share * 100)}%</span>
        <IconButton icon={X} label={uploadListCopy.cancel(name)} size="sm" onPress={() => onCancel(id)} />
      </span>
    );
  }
  return (
    <span className={acts}>
      {state.kind === 'duplicate' && onForce && !(state.replaceable && onReplace) ? (
        <Button size="sm" onPress={() => onForce(id)}>
          {uploadListCopy.force}
        </Button>
      ) : null}
      {state.kind === 'failed' && !state.final ? (
        <IconButton icon={RotateCw} label={uploadListCopy.retry(name)} size="sm" onPress={() => onRetry(id)} />
      ) : null}
      <Icon of={marks[state.kind]} size="sm" tone={tones[state.kind]} />
      <IconButton
        icon={X}
        label={state.kind === 'waiting' ? uploadListCopy.cancel(name) : uploadListCopy.remove(name)}
        size="sm"
        onPress={() => (state.kind === 'waiting' ? onCancel(id) : onRemove(id))}
      />
    </span>
  );
}
