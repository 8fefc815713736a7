import { messages } from '@tinystar/contract';
import { toast } from '@tinystar/ui';

const opening = '正在打开…';
/** How long a press waits for what does not come although there is a network, in milliseconds. */
const PATIENCE = 20_000;

/** Says that what was pressed is on its way until `over`, and gives it up in words when nothing comes of it. */
export const sayOpening = (giveUp: () => void, over: AbortSignal): void => {
  if (over.aborted) return;
  const takeAway = toast(opening, { tone: 'info', lasts: Infinity });
  const timer = setTimeout(() => {
    toast(messages.network, { tone: 'danger' });
    giveUp();
  }, PATIENCE);
  over.addEventListener('abort', () => {
    clearTimeout(timer);
    takeAway();
  });
};
