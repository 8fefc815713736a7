import { Button, Empty } from '@tinystar/ui';
import { CircleAlert } from '@tinystar/ui/icons';
import * as css from './ChatView.css.ts';
import { chatCopy } from './copy.ts';

/** Instead of the conversation when its history did not load. */
export function HistoryFailed({ onReload }: { onReload: () => void }) {
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
