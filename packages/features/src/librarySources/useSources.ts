import { documentBin, documents, sources, type Source } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect, useRef } from 'react';
import { useCall, useChange, useTouch } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { isRunning } from './standing.ts';

/** How often the sources are asked again while a run is under way, in ms. */
const POLL = 2_000;

const touches = [sources.list, sources.runs, sources.lines];

/** The sources of an assistant, live while any of them is looked at; what is shown of its runs follows. */
export const useSourceList = (kbBotId: string) => {
  const list = useCall(
    sources.list,
    { kbBotId },
    {
      staleTime: 0,
      onFocus: true,
      poll: (latest) => (latest?.rows.some(({ lastRun }) => isRunning(lastRun)) ? POLL : false),
    },
  );
  useFollow(list.data?.rows);
  return list;
};

const stateOf = ({ lastRun }: Source) =>
  lastRun ? `${lastRun.id} ${lastRun.state} ${lastRun.finished} ${lastRun.listed}` : '';

/** Runs and lines are asked again with everything that a run has done, and the library at its end. */
function useFollow(rows: readonly Source[] | undefined): void {
  const touch = useTouch();
  const seen = useRef<string>(undefined);
  const running = rows?.some(({ lastRun }) => isRunning(lastRun)) ?? false;
  const state = rows?.map(stateOf).join();
  useEffect(() => {
    if (state === undefined) return;
    if (seen.current !== undefined && seen.current !== state) {
      void touch(sources.runs, sources.lines);
      if (!running) void touch(documents.list, documentBin.page);
    }
    seen.current = state;
  }, [state, running, touch]);
}

/** What is done with a source, beside editing it. */
export const useSourceActions = (kbBotId: string) => {
  const run = useChange(sources.run, { touches, onSuccess: () => toast(copy.began), onError: say });
  const stop = useChange(sources.stop, { touches, onSuccess: () => toast(copy.stopped), onError: say });
  const setOn = useChange(sources.setOn, {
    touches,
    onSuccess: (_, { on }) => toast(on ? copy.resumed : copy.paused),
    onError: say,
  });
  const decide = useChange(sources.decide, {
    touches,
    onSuccess: (_, { remove }) => toast(remove ? copy.held.done : copy.held.kept),
    onError: say,
  });
  const remove = useChange(sources.remove, {
    touches: [sources.list, documents.list, documentBin.page],
    onSuccess: () => toast(copy.removed),
    onError: say,
  });
  return {
    run: ({ id }: Source) => run.mutate({ kbBotId, id }),
    stop({ id, lastRun }: Source) {
      if (lastRun) stop.mutate({ kbBotId, id, runId: lastRun.id });
    },
    turn: ({ id, on }: Source) => setOn.mutate({ kbBotId, id, on: !on }),
    decide({ id, lastRun }: Source, removes: boolean) {
      if (lastRun) decide.mutate({ kbBotId, id, runId: lastRun.id, remove: removes });
    },
    remove,
    pending: run.isPending || stop.isPending,
    deciding: decide.isPending,
  };
};
