import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '~tests/fixtures/s3-server'
import type { PhotoStorage } from './photo-storage'
import { createS3Storage } from './s3-storage'

const log = pino({ level: 'silent' })
const HOUR_MS = 60 * 60_000
let s3: S3Server
let storage: PhotoStorage

beforeAll(async () => {
  s3 = await startS3Server()
  storage = createS3Storage(s3.settings, { log })
})
afterAll(() => s3.close())

test('a store rejects a wrong secret', async () => {
  const stranger = createS3Storage({ ...s3.settings, secretAccessKey: 'another one' }, { log })
  await expect(stranger.write(new Map([['one.webp', Buffer.from('one')]]))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 403 },
  })
})

test('a shared store lists only its own files', async () => {
  s3.objects.clear()
  await storage.write(new Map([['one.webp', Buffer.from('one')]]))
  s3.objects.set('letters/one.pdf', { body: Buffer.from('one'), type: '', cacheControl: '', modifiedMs: 0 })
  const listed: string[] = []
  for await (const names of storage.list()) listed.push(...names)
  expect(listed).toEqual(['one.webp'])
  const kept = { type: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' }
  expect(s3.objects.get('photos/one.webp')).toMatchObject(kept)
  s3.objects.clear()
})

test('a photo whose age the store does not report is not deleted', async () => {
  await storage.write(new Map([['one.webp', Buffer.from('one')]]))
  const stored = s3.objects.get('photos/one.webp')
  if (stored) stored.modifiedMs = undefined
  expect(await storage.findOlder(['one.webp'], Date.now() + HOUR_MS)).toEqual([])
  await storage.remove(['one.webp'])
})
