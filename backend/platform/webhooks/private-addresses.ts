import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { parseUrl } from '~contract/values/url'

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6')

/** True for loopback, private and reserved addresses, including IPv4 written as IPv6. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  return family === 0 || PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** True for a URL whose host is a private address or a local name. Other names are resolved later. */
export function isPrivateUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? isPrivateAddress(host) : /(^|\.)(localhost|local|internal)\.?$/i.test(host)
}

/**
 * Parses the URL of a public website. Ports other than the usual ones belong to other programs.
 * @param allowsPrivate true in tests, whose servers are on this machine
 */
export function toPublicUrl(url: string, allowsPrivate = false): URL | undefined {
  const target = parseUrl(url)
  if (!target) return undefined
  const isWeb = target.protocol === 'https:' || target.protocol === 'http:'
  if (!isWeb || target.username !== '' || target.password !== '') return undefined
  return allowsPrivate || (target.port === '' && !isPrivateUrl(target.href)) ? target : undefined
}

class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS'
}

/** Resolves a host as the connection will, and fails if one of its addresses is private. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, [])
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddressError(`${hostname} has a private address`), [])
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    return first ? callback(null, first.address, first.family) : callback(new Error('no address'), [])
  })
}
