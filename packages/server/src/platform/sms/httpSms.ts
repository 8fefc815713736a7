import type { SmsSender } from './sms.ts';

const patience = 10_000;

export interface HttpSmsSettings {
  /** Gateway that takes the messages. */
  url: string;
  /** Sent as `Authorization: Bearer`, when the gateway wants one. */
  token?: string | undefined;
  fetch: typeof globalThis.fetch;
}

/**
 * Hands messages to an SMS gateway: one POST of `{ phone, code, purpose }` or `{ phone, about, text }` as JSON, any 2xx
 * within 10 s means taken. Throws without the address, the token or the code in the message.
 */
export function httpSms({ url, token, fetch }: HttpSmsSettings): SmsSender {
  const post = async (body: object) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
  return {
    send: ({ phone, code, purpose }) => post({ phone, code, purpose }),
    tell: ({ phone, about, text }) => post({ phone, about, text }),
  };
}
