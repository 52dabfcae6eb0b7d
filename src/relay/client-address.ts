import { BlockList, isIP, isIPv6 } from 'node:net'

/** Returns a function that tells whether an address belongs to a proxy of this list of addresses and networks. */
export function trustIn(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of proxies) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * Returns the address that a limit counts for: that of the visitor, as far as trusted proxies report it. Each proxy
 * appends to X-Forwarded-For the address that it was called from, so the header is read from its end, and anything that
 * the visitor wrote into it stands before. Of an IPv6 address only the network counts, since a visitor has all of it.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let client = withoutMapping(peer)
  for (const entry of (forwardedFor ?? '').split(',').reverse()) {
    const address = withoutMapping(entry.trim())
    if (isIP(address) === 0 || !isTrusted(client)) break
    client = address
  }
  return isIPv6(client) ? networkOf(client) : client
}

/** Returns an IPv4 address that is written as an IPv6 address in its own form. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Returns the first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}
