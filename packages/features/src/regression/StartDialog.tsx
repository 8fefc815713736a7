import type { RegressionRhythm } from '@tinystar/contract';
import { ConfirmDialog, DescriptionList, Select, Stack, Text } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import type { Overview } from './RegressionView.tsx';

/** A run that begins now, or one every night or week. */
export type Start = 'now' | Exclude<RegressionRhythm, 'never'>;

export interface StartDialogProps {
  overview: Pick<Overview, 'questionCount' | 'coins' | 'purse'>;
  start: Start;
  open: boolean;
  pending: boolean;
  onCancel: () => void;
  /** With the reserve where another one was chosen: null for a week of usual use. */
  onStart: (reserve: number | null | undefined) => void;
  /** The way out where the coins do not suffice: fewer questions. */
  onQuestions: () => void;
}

const { starting: words } = copy;
const AUTOMATIC = 'automatic';
const offered = [0, 100, 500, 1_000, 5_000];

/** Says what a run takes and leaves, and asks; where too little would be left it offers what helps instead. */
export function StartDialog(props: StartDialogProps) {
  const { overview, start, open, pending, onCancel, onStart, onQuestions } = props;
  const { coins: price, purse, questionCount } = overview;
  const [chosen, setChosen] = useState<number | null>();
  const reserve = chosen === undefined ? purse.reserve : (chosen ?? purse.usual);
  const left = purse.balance - purse.promised - price;
  // At night there may be more again, so a rhythm can be chosen whatever there is now.
  const enough = left >= reserve || start !== 'now';
  const short = left < 0 ? words.short : words.below;
  const leave = (then: () => void) => () => {
    setChosen(undefined);
    then();
  };
  return (
    <ConfirmDialog
      open={open}
      title={enough ? words.titles[start](price) : short}
      confirmLabel={enough ? words.confirm[start] : words.questions}
      pending={pending}
      onCancel={leave(onCancel)}
      onConfirm={enough ? leave(() => onStart(chosen)) : leave(onQuestions)}
    >
      <Stack gap={16}>
        <Text tone={enough ? 'secondary' : 'danger'}>{enough ? words.texts[start] : words.shortText}</Text>
        <DescriptionList
          layout="spread"
          items={[
            { term: words.count, value: words.questionCount(questionCount) },
            { term: words.price[start], value: words.coins(price) },
            { term: words.balance, value: words.coins(purse.balance) },
            ...(purse.promised > 0 ? [{ term: words.promised, value: words.coins(purse.promised) }] : []),
            { term: words.left, value: left < 0 ? words.missing(-left) : words.coins(left) },
            { term: words.reserve, value: <Reserve purse={purse} chosen={chosen} onChoose={setChosen} /> },
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}

interface ReserveProps {
  purse: Overview['purse'];
  chosen: number | null | undefined;
  onChoose: (chosen: number | null) => void;
}

/** How much has to be left: as much as is used in a week, or what the makers choose. */
function Reserve({ purse: { reserve, automatic, usual }, chosen, onChoose }: ReserveProps) {
  const amounts = automatic || offered.includes(reserve) ? offered : [reserve, ...offered].toSorted((a, b) => a - b);
  const options = [
    { value: AUTOMATIC, label: words.automatic(usual) },
    ...amounts.map((amount) => ({ value: String(amount), label: amount === 0 ? words.nothing : words.coins(amount) })),
  ];
  const isAutomatic = chosen === undefined ? automatic : chosen === null;
  return (
    <Select
      label={words.reserve}
      size="sm"
      options={options}
      value={isAutomatic ? AUTOMATIC : String(chosen ?? reserve)}
      onChange={(value) => onChoose(value === AUTOMATIC ? null : Number(value))}
    />
  );
}
