import { isIP } from 'node:net'
import { ipKeyGenerator } from 'express-rate-limit'

/** Length of an IPv6 prefix; subscribers can change the other bits at will. */
const IPV6_NETWORK_BITS = 64

/** Returns the network of an IP: IPv4 itself, IPv6 its /64. Malformed IPs share the empty network. */
export function toNetwork(ip: string | undefined): string {
  return ip === undefined || isIP(ip) === 0 ? '' : ipKeyGenerator(ip, IPV6_NETWORK_BITS)
}
