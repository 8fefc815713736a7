import { chatCopy } from './copy.ts';
import { whole } from './AssistantHello.css.ts';

/** 您好，我是 and the name, which begins a line of its own rather than break. */
export function AssistantHello({ name }: { name: string }) {
  return (
    <>
      {chatCopy.iAm}
      <span className={whole}>{name}</span>
    </>
  );
}
