import { messages, operator, PhoneNumber } from '@tinystar/contract';
import { Button, Empty, Field, Form, Inline, PhoneInput, Stack, Text } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { PagedTable } from './PagedTable.tsx';
import { useUndo } from './useUndo.tsx';

const words = copy.promotion;

/** People who promote the product. */
export function PromotionPanel() {
  const [page, setPage] = useState(1);
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string>();
  const list = useCall(operator.promotionUsers, { page }, { keepPrevious: true });
  const touches = [operator.promotionUsers, operator.acts];
  const undo = useUndo(operator.setPromotion, touches);
  const change = useChange(operator.setPromotion, {
    touches,
    onSuccess: (_, { phoneNumber, on }) => {
      setPhone('');
      undo(words.done, { phoneNumber, on: !on });
    },
    onError: say,
  });
  const submit = () => {
    const wanted = PhoneNumber.safeParse(phone);
    setError(wanted.success ? undefined : messages.phone);
    if (wanted.success) change.mutate({ phoneNumber: wanted.data, on: true });
  };
  return (
    <Stack gap={16}>
      <Form onSubmit={submit}>
        <Inline gap={12} wrap align="end">
          <Field label={words.phone} error={error}>
            <PhoneInput value={phone} onChange={setPhone} />
          </Field>
          <Button type="submit" tone="accent" emphasis="solid" pending={change.isPending}>
            {words.add}
          </Button>
        </Inline>
      </Form>
      <PagedTable
        caption={copy.parts.promotion}
        call={list}
        page={page}
        onPage={setPage}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={
          <Empty kind="waiting" title={words.empty}>
            {words.emptyHint}
          </Empty>
        }
        actions={({ name, phoneNumber }) => (
          <Button
            size="sm"
            emphasis="quiet"
            aria-label={words.of(words.remove, name)}
            onPress={() => change.mutate({ phoneNumber, on: false })}
          >
            {words.remove}
          </Button>
        )}
        columns={[
          { id: 'name', title: words.columns.name, cell: ({ name }) => name },
          { id: 'phone', title: words.columns.phone, width: 10, cell: (row) => <Text numeric>{row.phoneNumber}</Text> },
          { id: 'promotees', title: words.columns.promotees, align: 'end', width: 8, cell: (row) => row.promotees },
        ]}
      />
    </Stack>
  );
}
