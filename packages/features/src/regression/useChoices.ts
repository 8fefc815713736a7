import { regression, ReserveConflict, ScheduleConflict, type Output, type RegressionRhythm } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useChange } from '../shared/calls/index.ts';
import { standingOf } from '../shared/conflict/standingOf.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';

interface Options {
  kbBotId: string;
  overview: Pick<Output<typeof regression.overview>, 'every' | 'purse'> | undefined;
  /** The rhythm is another one now, by this choice or by somebody else's. */
  onRhythm: () => void;
}

const { starting: words } = copy;
const amountOf = (reserve: number | null, usual: number): string =>
  reserve === null ? words.automatic(usual) : reserve === 0 ? words.nothing : words.coins(reserve);

/** How often the set runs by itself and what a run has to leave: neither is saved over what somebody else has chosen since. */
export const useChoices = ({ kbBotId, overview, onRhythm }: Options) => {
  const touches = [regression.overview];
  const reserve = useChange(regression.reserve, {
    touches,
    onError(error) {
      const now = standingOf(error, ReserveConflict);
      if (now) toast(copy.reserveTaken(amountOf(now.reserve, overview?.purse.usual ?? 0)), { tone: 'danger' });
      else say(error);
    },
  });
  const rhythm = useChange(regression.schedule, {
    touches,
    onSuccess(_, { every }) {
      onRhythm();
      toast(copy.rhythmSet[every]);
    },
    onError(error) {
      const now = standingOf(error, ScheduleConflict);
      if (!now) return say(error);
      onRhythm();
      toast(copy.rhythmTaken(copy.rhythms[now.every]), { tone: 'danger' });
    },
  });
  return {
    pending: reserve.isPending || rhythm.isPending,
    setReserve: (wanted: number | null, then: () => void) => {
      const purse = overview?.purse;
      reserve.mutate(
        { kbBotId, reserve: wanted, ...(purse && { was: purse.automatic ? null : purse.reserve }) },
        { onSuccess: then },
      );
    },
    /** `was` is the rhythm that the person saw when he chose. */
    setRhythm: (every: RegressionRhythm, was: RegressionRhythm | undefined) =>
      rhythm.mutate({ kbBotId, every, ...(was && { was }) }),
  };
};
