import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '@tinystar/tokens/theme.css';
import { Avatar, Button, Dialog, Watermark } from '@tinystar/ui';
import * as limit from './uiLimit.css.ts';

export type UiKind = 'button' | 'dialog' | 'avatar' | 'watermark';
export type UiSubject = 'ours' | 'limit';

const close = (): void => undefined;
const paragraphs = Array.from({ length: 60 }, (_, i) => i);

/** One element of each kind by our component, and by class names on the native element. */
const subjects: Record<UiSubject, Record<UiKind, (label: string, step: number) => ReactNode>> = {
  ours: {
    button: (label) => <Button>{label}</Button>,
    dialog: (label) => (
      <Dialog open={false} onClose={close} title={label}>
        {label}
      </Dialog>
    ),
    avatar: (label) => <Avatar id="u1" name={label} />,
    watermark: (_, step) => (
      <>
        <Text step={step} />
        <Watermark />
      </>
    ),
  },
  limit: {
    button: (label) => (
      <button type="button" className={limit.button}>
        {label}
      </button>
    ),
    dialog: () => null,
    avatar: (label) => <span className={limit.avatar}>{label}</span>,
    watermark: (_, step) => <Text step={step} />,
  },
};

/** A page of text; one paragraph changes with each step. */
function Text({ step }: { step: number }) {
  return (
    <main>
      {paragraphs.map((i) => (
        <p key={i}>
          第{i}段：断开直流开关与交流断路器，等待至少10分钟，待母线电容放电完毕，再逐串测量开路电压。
          {i === step % paragraphs.length ? `（更新${step}）` : ''}
        </p>
      ))}
    </main>
  );
}

const host = document.createElement('div');
host.style.cssText = 'position: relative; font: 16px/1.75 sans-serif';
document.body.style.margin = '0';
document.body.append(host);

const frame = (): Promise<number> => new Promise(requestAnimationFrame);
let setStep: (step: number) => void = () => {};

function Many({ subject, kind, count }: { subject: UiSubject; kind: UiKind; count: number }) {
  const [step, set] = useState(0);
  useLayoutEffect(() => {
    setStep = set;
  }, []);
  const make = subjects[subject][kind];
  return (
    <div>
      {Array.from({ length: count }, (_, i) => (
        <Fragment key={i}>
          {make(kind === 'avatar' ? String.fromCharCode(65 + ((i + step) % 26)) : `操作 ${i + step}`, step)}
        </Fragment>
      ))}
    </div>
  );
}

let root: Root | undefined;

const bench = {
  async mount(subject: UiSubject, kind: UiKind, count: number) {
    const created = createRoot(host);
    root = created;
    flushSync(() => created.render(<Many subject={subject} kind={kind} count={count} />));
    await frame();
    await frame();
  },
  async unmount() {
    flushSync(() => root?.unmount());
    await frame();
    await frame();
  },
  /** Every element gets another label. */
  async update(step: number) {
    flushSync(() => setStep(step));
    await frame();
    await frame();
  },
};

export type UiBench = typeof bench;
Object.assign(window, { pageBench: bench });
