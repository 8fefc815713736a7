import { ApiError, errorCodes, me, messages, newId, tenant, type aiChat, type aiWrite } from '@tinystar/contract';
import type { Input, Output } from '@tinystar/contract';
import { openStream } from '@tinystar/contract/stream';
import { useCallback, useEffect, useRef } from 'react';
import { useTouch } from '../shared/calls/index.ts';
import type { CodedError } from '../shared/errors.ts';
import { useApi } from '../shared/session.ts';

type TextCall = typeof aiChat.ask | typeof aiWrite.generate | typeof aiWrite.rewrite;

/** How a text came to its end. */
export type Ending = { kind: 'done' } | { kind: 'stopped' } | { kind: 'failed'; error: CodedError };

/** An error inside of a stream that was open. */
const STREAM_FAULT = -1;

/** Streams one text at a time; leaving the page stops it. Afterwards the balance is asked again, whatever came of it. */
export const useTextStream = () => {
  const api = useApi();
  const touch = useTouch();
  const running = useRef<AbortController>(undefined);
  const lost = useRef<{ asked: string; key: string }>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const run = useCallback(
    async <E extends TextCall>(call: E, input: Input<E>, onEvent: (event: Output<E>) => void): Promise<Ending> => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      let ending: Ending | undefined;
      const asked = call.name + JSON.stringify(input);
      const key = lost.current?.asked === asked ? lost.current.key : newId();
      // Until something of it arrives: it may be written and paid for, so it is asked for by the same key.
      lost.current = { asked, key };
      try {
        await openStream(api, call, input, {
          signal: mine.signal,
          idempotencyKey: key,
          onEvent(event) {
            if ('text' in event || 'errorCode' in event) lost.current = undefined;
            if ('errorCode' in event) {
              const { errorCode: code, errorMessage: message } = event;
              ending = { kind: 'failed', error: { code, message, status: STREAM_FAULT } };
            } else if ('done' in event || 'response' in event) ending = { kind: 'done' };
            onEvent(event);
          },
        });
      } catch (error) {
        // Refused: there is nothing to be fetched by its key.
        const refused = !(error instanceof ApiError) || (error.status > 0 && error.status < 500);
        if (refused || mine.signal.aborted) lost.current = undefined;
        if (mine.signal.aborted) return { kind: 'stopped' };
        if (error instanceof ApiError && error.handled) return { kind: 'stopped' };
        return { kind: 'failed', error: error instanceof ApiError ? error : unknown };
      } finally {
        void touch(me.coins, tenant.coins);
      }
      // A stream that closed without its last event was cut by something in between.
      return ending ?? { kind: 'failed', error: { code: errorCodes.unknown, message: messages.network, status: 0 } };
    },
    [api, touch],
  );
  const stop = useCallback(() => running.current?.abort(), []);
  return { run, stop };
};

const unknown: CodedError = { code: errorCodes.unknown, message: messages.unexpected, status: STREAM_FAULT };
