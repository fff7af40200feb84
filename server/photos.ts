import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'

/** The bytes of a picture, by its address as pages tell it. Rejects when it cannot be had. */
export type Photos = (href: string) => Promise<Buffer>

interface PhotoSources {
  /** Where the site's own files lie. */
  folder: string
  /** Who has the pictures of our own backend, when that is started. */
  backendOrigin: string | undefined
  imageOrigins: readonly string[]
}

const TIMEOUT_MS = 4_000
const MOST_BYTES = 12 * 1024 ** 2

const OWN_FILE = /^\/img\/\w[\w-]*\.svg$/
const BACKEND_FILE = /^\/pictures\/(own\/)?\w[\w-]*\.\w+$/

/**
 * Fetches the pictures that pages show, for what is drawn with them: the site's own, the backend's, and those of origins
 * that the operator has named. With any other an upstream's answer could choose whom this server asks.
 */
export function photosOf({ folder, backendOrigin, imageOrigins }: PhotoSources): Photos {
  return async (href) => {
    if (OWN_FILE.test(href)) return readFile(join(folder, href))
    if (backendOrigin && BACKEND_FILE.test(href)) return fetched(backendOrigin + href)
    if (URL.canParse(href) && imageOrigins.includes(new URL(href).origin)) return fetched(href)
    throw new Error('nobody who may be asked has this picture')
  }
}

async function fetched(url: string): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok || !response.body) throw new Error(`the picture answers ${response.status}`)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of Readable.fromWeb(response.body as WebStream)) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Error('the picture is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
