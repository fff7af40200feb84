import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FetchPhoto } from '~/page/load-context.server'
import { instrument, type OutgoingCall } from '~contract/instrumentation'
import { readLimitedBytes } from '~contract/limited-body'
import { parseUrl } from '~contract/values/url'

interface PhotoSources {
  folder: string
  backendOrigin: string | undefined
  imageOrigins: readonly string[]
}

const TIMEOUT_MS = 4_000
const MAX_BYTES = 12 * 1024 ** 2

const OWN_FILE_PATH = /^\/img\/\w[\w-]*\.svg$/
const BACKEND_FILE_PATH = /^\/pictures\/(own\/)?\w[\w-]*\.\w+$/

/**
 * Fetches only from the site, the backend and the operator's origins: an upstream could otherwise make this
 * server call any host.
 */
export function createFetchPhoto({ folder, backendOrigin, imageOrigins }: PhotoSources): FetchPhoto {
  return async (href) => {
    if (OWN_FILE_PATH.test(href)) return readFile(join(folder, href))
    if (backendOrigin && BACKEND_FILE_PATH.test(href)) return fetchBytes(backendOrigin + href)
    const origin = parseUrl(href)?.origin
    if (origin && imageOrigins.includes(origin)) return fetchBytes(href)
    throw new Error('nobody who may be asked has this picture')
  }
}

function fetchBytes(url: string): Promise<Buffer> {
  const outgoing: OutgoingCall = { kind: 'call', name: 'GET photo', method: 'GET', url }
  return instrument(outgoing, () => readPhoto(outgoing))
}

async function readPhoto(outgoing: OutgoingCall): Promise<Buffer> {
  const { url } = outgoing
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { redirect: 'error', signal: timeout })
  outgoing.status = response.status
  if (!response.ok) throw new Error(`the picture answers ${response.status}`)
  return readLimitedBytes(response, MAX_BYTES, timeout)
}
