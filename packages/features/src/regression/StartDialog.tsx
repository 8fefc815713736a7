import { ConfirmDialog, DescriptionList, Select, Stack, Text } from '@tinystar/ui';
import { copy } from './copy.ts';
import type { Overview } from './RegressionView.tsx';

export interface StartDialogProps {
  overview: Pick<Overview, 'questionCount' | 'coins' | 'purse'>;
  open: boolean;
  pending: boolean;
  onCancel: () => void;
  onStart: () => void;
  /** Null for a week of usual use. */
  onReserve: (reserve: number | null) => void;
  /** The way out where the coins do not suffice: fewer questions. */
  onQuestions: () => void;
}

const { starting: words } = copy;
const AUTOMATIC = 'automatic';
const offered = [0, 100, 500, 1_000, 5_000];

/** Says what a run takes and leaves, and asks; where too little would be left it offers what helps instead. */
export function StartDialog(props: StartDialogProps) {
  const { overview, open, pending, onCancel, onStart, onReserve, onQuestions } = props;
  const { coins: price, purse, questionCount } = overview;
  const left = purse.balance - purse.promised - price;
  const enough = left >= purse.reserve;
  return (
    <ConfirmDialog
      open={open}
      title={enough ? words.title(price) : words.short}
      confirmLabel={enough ? copy.start : words.questions}
      pending={pending}
      onCancel={onCancel}
      onConfirm={enough ? onStart : onQuestions}
    >
      <Stack gap={16}>
        <Text tone={enough ? 'secondary' : 'danger'}>{enough ? words.text : words.shortText}</Text>
        <DescriptionList
          layout="spread"
          items={[
            { term: words.count, value: words.questionCount(questionCount) },
            { term: words.price, value: words.coins(price) },
            { term: words.balance, value: words.coins(purse.balance) },
            ...(purse.promised > 0 ? [{ term: words.promised, value: words.coins(purse.promised) }] : []),
            { term: words.left, value: left < 0 ? words.missing(-left) : words.coins(left) },
            { term: words.reserve, value: <Reserve purse={purse} onReserve={onReserve} /> },
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}

/** How much has to be left: as much as is used in a week, or what the makers choose. */
function Reserve({ purse: { reserve, automatic }, onReserve }: Pick<StartDialogProps, 'onReserve'> & PurseOnly) {
  const amounts = automatic || offered.includes(reserve) ? offered : [reserve, ...offered].toSorted((a, b) => a - b);
  const options = [
    { value: AUTOMATIC, label: automatic ? words.automaticNow(reserve) : words.automatic },
    ...amounts.map((amount) => ({ value: String(amount), label: amount === 0 ? words.nothing : words.coins(amount) })),
  ];
  return (
    <Select
      label={words.reserve}
      size="sm"
      options={options}
      value={automatic ? AUTOMATIC : String(reserve)}
      onChange={(chosen) => onReserve(chosen === AUTOMATIC ? null : Number(chosen))}
    />
  );
}

interface PurseOnly {
  purse: Overview['purse'];
}
