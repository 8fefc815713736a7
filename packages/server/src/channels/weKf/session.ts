/** Calls the enterprise's API. */
type Ask = (path: string, body: object) => Promise<Record<string, unknown>>;

/** Somebody at a customer service. */
interface Customer {
  kf: string | number | undefined;
  person: string | number | undefined;
}

export const handedOver = '正在为您转接人工客服，请稍候';
/** States of a conversation in which people serve the customer: waiting for one, and served by one. */
export const withPeople: readonly number[] = [2, 3];
export const WAITING = 2;

const of = ({ kf, person }: Customer) => ({ open_kfid: kf, external_userid: person });

export async function sessionState(ask: Ask, customer: Customer): Promise<number> {
  const answer = await ask('kf/service_state/get', of(customer));
  return Number(answer['service_state']);
}

/** Puts the customer into the queue of the receptionists; the answer is a code by which he can be told of it once. */
export async function enqueue(ask: Ask, customer: Customer): Promise<string> {
  const { msg_code: code } = await ask('kf/service_state/trans', { ...of(customer), service_state: WAITING });
  return typeof code === 'string' ? code : '';
}

export async function sayByCode(ask: Ask, code: string, content: string): Promise<void> {
  await ask('kf/send_msg_on_event', { code, msgtype: 'text', text: { content } });
}
