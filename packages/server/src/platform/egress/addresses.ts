import ipaddr from 'ipaddr.js';

// IANA special-purpose registries for IPv4 and IPv6: everything that is not a public unicast host.
const denied = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
  '::/128',
  '::1/128',
  '::/96',
  '::ffff:0:0/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
].map((range) => ipaddr.parseCIDR(range));

const global6 = ipaddr.parseCIDR('2000::/3');

/** Whether an IP address is a public host on the internet. Anything that is not plainly an address is not. */
export function isPublicAddress(text: string): boolean {
  if (
    !ipaddr.isValid(text) ||
    (text.includes('.') && !text.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(text))
  ) {
    return false;
  }
  const address = ipaddr.parse(text);
  if (address.kind() === 'ipv6' && !address.match(global6)) return false;
  return !denied.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits));
}
