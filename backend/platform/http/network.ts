import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'

/** Everybody with IPv6 has at least this many bits to change at will. */
const IPV6_NETWORK_BITS = 64

/** Whom an IP counts for: itself with IPv4, its /64 with IPv6. All that is no IP, of any length, is one network. */
export function toNetwork(ip: string | undefined): string {
  return ip === undefined || isIP(ip) === 0 ? '' : ipKeyGenerator(ip, IPV6_NETWORK_BITS)
}
