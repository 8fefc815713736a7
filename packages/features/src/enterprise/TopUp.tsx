import {
  coins as toCoins,
  type Coins,
  AppliedCoins,
  joining,
  messages,
  PhoneNumber,
  prices,
  RealName,
} from '@tinystar/contract';
import { Button, Dialog, Field, Form, NumberInput, Stack, Statistic, Text, TextInput, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';

export interface TopUpProps {
  open: boolean;
  /** Undefined while it loads. */
  balance: number | undefined;
  /** Of the owner, who may name another person to call. */
  name: string;
  phoneNumber: string;
  onClose: () => void;
}

interface Form {
  coins: Coins | null;
  realName: string;
  phoneNumber: string;
}
type Errors = Partial<Record<keyof Form, string>>;

const words = copy.topUp;
const formId = 'top-up';
const USUAL = toCoins(1_000);

/** The first complaint of each field that is wrong. */
const complaints = ({ coins, realName, phoneNumber }: Form): Errors => ({
  ...complaint('coins', AppliedCoins.safeParse(coins).error?.issues[0]?.message),
  ...complaint('realName', RealName.safeParse(realName).error?.issues[0]?.message),
  ...complaint('phoneNumber', PhoneNumber.safeParse(phoneNumber).success ? undefined : messages.phone),
});
const complaint = (field: keyof Form, text: string | undefined): Errors =>
  text === undefined ? {} : { [field]: text };

/** Asks the operator for coins of the enterprise (480 px, C-142): the balance, what an answer costs, and a form. */
export function TopUp({ open, balance, name, phoneNumber, onClose }: TopUpProps) {
  const [form, setForm] = useState<Form>({ coins: USUAL, realName: name, phoneNumber });
  const [errors, setErrors] = useState<Errors>({});
  const change = (part: Partial<Form>) => {
    setForm({ ...form, ...part });
    setErrors({});
  };
  const apply = useChange(joining.apply, {
    touches: [joining.mine],
    onSuccess: () => {
      toast(words.done);
      onClose();
    },
    onError: say,
  });
  const submit = () => {
    const wrong = complaints(form);
    setErrors(wrong);
    if (form.coins === null || Object.keys(wrong).length > 0) return;
    apply.mutate({ ...form, type: 'enterprise_coins', realName: form.realName.trim(), coins: form.coins });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button onPress={onClose}>{copy.cancel}</Button>
          <Button type="submit" form={formId} tone="accent" emphasis="solid" pending={apply.isPending}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap={20}>
          <Stack gap={4}>
            <Statistic label={words.balance} value={balance?.toLocaleString('zh-CN')} />
            <Text size="caption" tone="secondary">
              {words.prices(prices.answer)}
            </Text>
          </Stack>
          <Field label={words.coins} required error={errors.coins}>
            <NumberInput
              value={form.coins}
              min={1}
              max={1_000_000}
              onChange={(count) => change({ coins: count === null ? null : toCoins(count) })}
            />
          </Field>
          <Field label={words.name} required error={errors.realName}>
            <TextInput
              value={form.realName}
              limit={30}
              autoComplete="name"
              onChange={(realName) => change({ realName })}
            />
          </Field>
          <Field label={words.phone} required error={errors.phoneNumber}>
            <TextInput
              value={form.phoneNumber}
              type="tel"
              autoComplete="tel"
              onChange={(next) => change({ phoneNumber: next.trim() })}
            />
          </Field>
        </Stack>
      </Form>
    </Dialog>
  );
}
