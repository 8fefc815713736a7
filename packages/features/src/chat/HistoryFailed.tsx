import { Button, Empty } from '@tinystar/ui';
import { CircleAlert } from '@tinystar/ui/icons';
import { useEffect } from 'react';
import * as css from './ChatView.css.ts';
import { chatCopy } from './copy.ts';

/** The network is said to be back a moment before it carries anything: then it is read again, in milliseconds. */
const SOON = 2_000;
const FRESH = 10_000;
let backAt = -FRESH;

/** Instead of the conversation when its history did not load; it is read again when the network is back. */
export function HistoryFailed({ onReload }: { onReload: () => void }) {
  useEffect(() => {
    const back = () => {
      backAt = Date.now();
      onReload();
    };
    const again = Date.now() - backAt < FRESH ? setTimeout(onReload, SOON) : undefined;
    addEventListener('online', back);
    return () => {
      clearTimeout(again);
      removeEventListener('online', back);
    };
  }, [onReload]);
  return (
    <div className={css.middle}>
      <Empty
        kind="noMatch"
        icon={CircleAlert}
        title={chatCopy.historyFailed}
        action={<Button onPress={onReload}>{chatCopy.again}</Button>}
      />
    </div>
  );
}
