import { Button, Empty } from '@tinystar/ui';
import { CircleAlert } from '@tinystar/ui/icons';
import { useEffect } from 'react';
import * as css from './ChatView.css.ts';
import { chatCopy } from './copy.ts';

/** Instead of the conversation when its history did not load; it is read again when the network is back. */
export function HistoryFailed({ onReload }: { onReload: () => void }) {
  useEffect(() => {
    addEventListener('online', onReload);
    return () => removeEventListener('online', onReload);
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
