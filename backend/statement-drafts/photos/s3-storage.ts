import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import { IDENTITY_FILE } from '~backend/platform/file-quarantine'
import { instrument, isInstrumented } from '~contract/instrumentation'
import type { PhotoStorage } from './photo-storage'

export interface S3Settings {
  /** Endpoint of a store other than Amazon's. */
  url: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const PREFIX = 'photos/'
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}
const CONNECTION_TIMEOUT_MS = 3_000
const REQUEST_TIMEOUT_MS = 10_000
const MAX_ATTEMPTS = 2
/** Number of concurrent writes; a photo has a dozen files. */
const WRITES_AT_ONCE = 4

type Sdk = typeof import('@aws-sdk/client-s3')

interface S3Options {
  log: Pick<Logger, 'warn'>
  /** Timeout without a response in ms. Default: ten seconds. */
  requestTimeoutMs?: number
}

/** Creates a storage in an S3-compatible object store. Its library is loaded on first use. */
export function createS3Storage(
  settings: S3Settings,
  { log, requestTimeoutMs = REQUEST_TIMEOUT_MS }: S3Options,
): PhotoStorage {
  let opening: Promise<{ sdk: Sdk; client: S3Client }> | undefined
  const open = () => {
    opening ??= openClient(settings, requestTimeoutMs)
    return opening
  }
  const at = (name: string) => ({ Bucket: settings.bucket, Key: `${PREFIX}${name}` })

  async function get(name: string): Promise<GetObjectCommandOutput | undefined> {
    const { sdk, client } = await open()
    return client.send(new sdk.GetObjectCommand(at(name))).catch(requireMissing)
  }

  async function remove(names: readonly string[]): Promise<void> {
    const { sdk, client } = await open()
    await runAll(names, (name) => client.send(new sdk.DeleteObjectCommand(at(name))))
  }

  return {
    remove,
    async write(files) {
      const { sdk, client } = await open()
      try {
        await runAll([...files], ([name, body]) =>
          client.send(
            new sdk.PutObjectCommand({
              ...at(name),
              Body: body,
              ContentType: getMediaType(name),
              CacheControl: CACHE_CONTROL,
            }),
          ),
        )
      } catch (error) {
        // The job finds files that cannot be removed now.
        await remove([...files.keys()]).catch(() => undefined)
        throw error
      }
    },
    async read(name) {
      const bytes = await (await get(name))?.Body?.transformToByteArray()
      return bytes && Buffer.from(bytes)
    },
    async move(names) {
      const { sdk, client } = await open()
      await runAll([...names], async ([from, to]) => {
        const stored = await get(from)
        const bytes = await stored?.Body?.transformToByteArray()
        if (!bytes) return
        // Uploaded again, because not every S3-compatible store can copy objects.
        await client.send(
          new sdk.PutObjectCommand({
            ...at(to),
            Body: bytes,
            ContentType: getMediaType(from),
            CacheControl: CACHE_CONTROL,
          }),
        )
        await remove([from])
      })
    },
    async *list(folder) {
      const prefix = folder === undefined ? PREFIX : `${PREFIX}${folder}/`
      const { sdk, client } = await open()
      let token: string | undefined
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({
            Bucket: settings.bucket,
            Prefix: prefix,
            ...(token && { ContinuationToken: token }),
          }),
        )
        const names = (page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length))
        yield names.filter((name) => !name.includes('/') && name !== IDENTITY_FILE)
        token = page.NextContinuationToken
      } while (token)
    },
    async findOlder(names, beforeMs) {
      const { sdk, client } = await open()
      const older: string[] = []
      await runAll(names, async (name) => {
        const facts = await client.send(new sdk.HeadObjectCommand(at(name))).catch(requireMissing)
        const writtenMs = facts?.LastModified?.getTime() ?? Number.POSITIVE_INFINITY
        if (writtenMs <= beforeMs) older.push(name)
      })
      return older
    },
    // Objects are written atomically.
    async removeUnfinished() {},
    serve: (request, response) => {
      get(request.params.file ?? '').then(
        (object) => sendObject(request, response, object),
        (error: Error) => {
          log.warn({ reason: error.name }, 'cannot read a photo from the object store')
          response.set({ 'Cache-Control': 'no-store', 'Retry-After': '10' }).status(503).end()
        },
      )
    },
  }
}

function sendObject(request: Request, response: Response, object: GetObjectCommandOutput | undefined): void {
  const { ETag, LastModified, ContentType, ContentLength } = object ?? {}
  const body = object?.Body as Readable | undefined
  if (!body) {
    response.status(404).end()
    return
  }
  response.set({
    'Cache-Control': CACHE_CONTROL,
    ...(ETag && { ETag }),
    ...(LastModified && { 'Last-Modified': LastModified.toUTCString() }),
  })
  const isUnchanged = request.fresh
  if (!isUnchanged) {
    response.type(ContentType ?? 'application/octet-stream')
    if (ContentLength !== undefined) response.set('Content-Length', String(ContentLength))
  }
  if (isUnchanged || request.method === 'HEAD') {
    body.destroy()
    response.status(isUnchanged ? 304 : 200).end()
    return
  }
  // The response has a Content-Length, so that browsers detect a truncated body.
  pipeline(body, response).catch(() => response.destroy())
}

async function openClient(
  { url, region, accessKeyId, secretAccessKey }: S3Settings,
  requestTimeoutMs: number,
) {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other stores have one host, and none of Amazon's checksums.
    ...(url && { endpoint: url, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
    },
  })
  if (isInstrumented()) instrumentCommands(client, url ?? `https://s3.${region}.amazonaws.com`)
  return { sdk, client }
}

type Send = (command: object, ...rest: unknown[]) => Promise<unknown>

function instrumentCommands(client: S3Client, url: string): void {
  const send = client.send.bind(client) as unknown as Send
  const instrumentedSend: Send = (command, ...rest) => {
    const name = `S3 ${command.constructor.name.replace(/Command$/, '')}`
    return instrument({ kind: 'call', name, url }, () => send(command, ...rest))
  }
  Object.assign(client, { send: instrumentedSend })
}

const getMediaType = (name: string) => MEDIA_TYPES[extname(name)] ?? 'application/octet-stream'

/** @throws the first error, once all tasks have ended */
async function runAll<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = items.values()
  const errors: unknown[] = []
  const threads = Array.from({ length: WRITES_AT_ONCE }, async () => {
    for (const item of waiting) {
      if (errors.length > 0) return
      await run(item).catch((error: unknown) => errors.push(error))
    }
  })
  await Promise.all(threads)
  if (errors.length > 0) throw errors[0]
}

/** The library throws for missing objects. */
function requireMissing(error: unknown): undefined {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  if (status !== 404) throw error
}
