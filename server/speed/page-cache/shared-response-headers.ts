import type { ServerResponse } from 'node:http'

/**
 * Headers that are the same for every guest. A page with any other is not cached: it may be for one visitor
 * alone.
 */
const SHARED_RESPONSE_HEADERS = new Set([
  'cache-control',
  'content-language',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'link',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'speculation-rules',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
])

/** Headers that each visitor of a cached page gets anew. */
const OWN_RESPONSE_HEADERS = new Set([
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'set-cookie',
  'x-request-id',
])

/** @returns names and values in turn; undefined if a header may be for one visitor alone */
export function listSharedHeaders(response: ServerResponse): string[] | undefined {
  const headers = Object.entries(response.getHeaders()).filter(([name]) => !OWN_RESPONSE_HEADERS.has(name))
  if (headers.some(([name]) => !SHARED_RESPONSE_HEADERS.has(name))) return undefined
  return headers.flatMap(([name, value]) => [value ?? []].flat().flatMap((line) => [name, String(line)]))
}
