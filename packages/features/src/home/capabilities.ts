/**
 * What the home site may promise, with whether it works today. Texts and icons of what does not work stay in place and
 * show by themselves when the state here changes: a page that gets built turns its line to true.
 */
export const capabilities = {
  // What an assistant does.
  upload: true,
  cite: true,
  human: true,
  report: false,
  // Where an assistant can be reached.
  web: true,
  api: false,
  embed: false,
  menu: false,
  reply: false,
  mini: false,
  moments: false,
  service: false,
  office: false,
  video: false,
} as const;

export type Capability = keyof typeof capabilities;

/** The names of a list that work today, in their order. */
export const working = <Name extends Capability>(names: readonly Name[]): Name[] =>
  names.filter((name) => capabilities[name]);
