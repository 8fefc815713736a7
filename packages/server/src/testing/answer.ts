import { ErrorBody } from '@tinystar/contract';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';

const refusal = { name: 'a refused call', output: z.strictObject(ErrorBody.shape) };

/** What the server answered to a call of a test. */
export class Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  /** The parsed body, for comparing as a whole; undefined when it is not JSON. */
  readonly json: unknown;

  constructor(answer: LightMyRequestResponse) {
    this.status = answer.statusCode;
    this.headers = answer.headers;
    this.text = answer.body;
    this.json = String(answer.headers['content-type']).startsWith('application/json') ? answer.json() : undefined;
  }

  /** The body as the contract describes it for this call; throws when it is anything else. */
  as<T extends z.ZodMiniType>({ name, output }: { name: string; output: T }): z.output<T> {
    const result = output.safeParse(this.json);
    if (result.success) return result.data;
    throw new Error(`not an answer of ${name}: ${this.status} ${this.text.slice(0, 500)}`);
  }

  /** The error body; throws when the call was not refused, or in another form. */
  get error(): ErrorBody {
    return this.as(refusal);
  }
}
