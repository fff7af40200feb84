import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'

/** Everybody with IPv6 has at least this many bits to change at will. */
const IPV6_NETWORK_BITS = 64

/** Returns the network of an IP: itself with IPv4, its /64 with IPv6. Any text that is no IP has the empty network. */
export function toNetwork(ip: string | undefined): string {
  return ip === undefined || isIP(ip) === 0 ? '' : ipKeyGenerator(ip, IPV6_NETWORK_BITS)
}
