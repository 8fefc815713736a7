import { expect, it } from 'vitest';
import { originFor, type KnownOrigin } from './originFor.ts';

type Source = NonNullable<KnownOrigin['source']>;

const told = (known: Partial<KnownOrigin>, maker: boolean, innerHosts: readonly string[] = ['wiki.example.com:8443']) =>
  originFor({ page: null, source: null, ...known }, { maker, innerHosts });

const sourceOf = (more: Partial<Source> = {}): Partial<KnownOrigin> => ({
  source: {
    kind: 'site',
    name: '制度网站',
    address: 'https://www.example.com/',
    guarded: false,
    original: 'https://www.example.com/rules?id=3',
    ...more,
  },
});

it('an upload comes from nowhere that could be told', () => {
  expect(told({}, true)).toBeUndefined();
  expect(told({}, false)).toBeUndefined();
});

it('pages of the public web are known to everybody, the name of their source to makers', () => {
  const address = 'https://www.example.com/rules?id=3';
  expect(told(sourceOf(), true)).toEqual({ kind: 'site', name: '制度网站', address });
  expect(told(sourceOf(), false)).toEqual({ kind: 'site', address });
  expect(told(sourceOf({ kind: 'feed' }), false)).toEqual({ kind: 'feed', address });
  expect(told({ page: address }, true)).toEqual({ kind: 'page', address });
  expect(told({ page: address }, false)).toEqual({ kind: 'page', address });
});

it.each<[string, Partial<Source>]>([
  ['a folder', { kind: 'webdav' }],
  ['a kind that is not known', { kind: 'other' as Source['kind'] }],
  ['a source that needs a password', { guarded: true }],
  ['a host that this server alone may reach', { original: 'https://wiki.example.com/rules' }],
  ['a source at such a host', { address: 'https://WIKI.example.com./' }],
  ['an address of an inner network', { original: 'http://10.1.2.3/rules' }],
  ['a name of an inner network', { original: 'https://intranet/rules' }],
  ['another port', { original: 'https://www.example.com:8443/rules' }],
])('%s is told to makers alone', (_, more) => {
  expect(told(sourceOf(more), false)).toBeUndefined();
  expect(told(sourceOf(more), true)).toMatchObject({ name: '制度网站', address: expect.any(String) });
});

it.each([
  'https://user:password@www.example.com/rules',
  'https://user@www.example.com/rules',
  'https://www.example.com/rules?X-Amz-Signature=a',
  'https://www.example.com/rules?OSSAccessKeyId=a',
  'https://www.example.com/rules?access_token=a',
  'https://www.example.com/rules?sig=a',
  'https://www.example.com/rules#id_token=a',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'rules',
])('nobody is given %s', (original) => {
  expect(told(sourceOf({ original }), true)).toEqual({ kind: 'site', name: '制度网站' });
  expect(told(sourceOf({ original }), false)).toBeUndefined();
  expect(told({ page: original }, true)).toEqual({ kind: 'page' });
  expect(told({ page: original }, false)).toBeUndefined();
});

it('an original that its source has no more is not led to', () => {
  expect(told(sourceOf({ original: null }), true)).toEqual({ kind: 'site', name: '制度网站' });
  expect(told(sourceOf({ original: null }), false)).toBeUndefined();
});
