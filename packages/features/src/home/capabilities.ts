/**
 * What the home site may promise, with whether it works today. Texts and icons of what does not work stay in place and
 * show by themselves when the state here changes: a page that gets built turns its line to true.
 */
export const capabilities = {
  // What an assistant does.
  upload: true,
  cite: true,
  human: true,
  report: true,
  // Where an assistant can be reached.
  web: true,
  api: true,
  embed: true,
  menu: true,
  reply: true,
  mini: true,
  moments: true,
  service: true,
  office: true,
  video: true,
  // Where assistants are found.
  square: true,
  // What an enterprise gets.
  trial: true,
  members: true,
  brand: true,
  coins: true,
  safety: true,
  recharge: true,
} as const;

export type Capability = keyof typeof capabilities;

/** The page without which a capability is not there, by its name in the application's list of routes. */
export const pageOf: Partial<Record<Capability, string>> = {
  report: 'adminReportOverview',
  square: 'homeKbBotSquare',
  trial: 'freeMeal',
  members: 'adminTenantMember',
  brand: 'adminTenantBrand',
  coins: 'adminTenantBasic',
  recharge: 'rechargeCenter',
  human: 'adminCsCenter',
  web: 'kbBot4Web',
};

/** The names of a list that work today, in their order. */
export const working = <Name extends Capability>(names: readonly Name[]): Name[] =>
  names.filter((name) => capabilities[name]);

/** The part of a list of words that works today. */
export const workingPart = <Name extends Capability, Words>(words: Readonly<Record<Name, Words>>) =>
  Object.fromEntries(working(Object.keys(words) as Name[]).map((name) => [name, words[name]])) as Record<Name, Words>;
