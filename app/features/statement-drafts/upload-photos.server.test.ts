import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { uploadPhotos } from './upload-photos.server'
import { draftPhotoUpload } from './uploads'

const LIMITS = { maxSilenceMs: 200, maxMs: 1_000 }
const HEAD = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`

/** Returns a request with a body of these parts, followed by silence or endless drops. */
function requestOf(parts: readonly string[], rest: 'silence' | 'drops'): Request {
  const waiting = [...parts]
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = waiting.shift()
      if (part !== undefined) return controller.enqueue(Buffer.from(part))
      if (rest === 'silence') return new Promise(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 50))
      controller.enqueue(Buffer.from('.'))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return new Request('http://ezo.test/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

const readTo = (sent: Buffer[]) => async (path: string) => {
  sent.push(await readFile(path))
  return { photo: {} }
}

const listFiles = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('ezo-photo-'))

test.each(['silence', 'drops'] as const)(
  'an upload that ends in %s keeps the photos before, reports the rest, and leaves no files',
  async (rest) => {
    const sent: Buffer[] = []
    const before = await listFiles()
    const parts = [`${HEAD('whole.jpg')}bytes\r\n`, `${HEAD('half.jpg')}by`]
    const answer = await uploadPhotos(
      { request: requestOf(parts, rest) },
      draftPhotoUpload,
      readTo(sent),
      LIMITS,
    )
    expect(answer).toMatchObject({ isTooSlow: true, refused: [{ name: 'half.jpg', reason: 'too_slow' }] })
    expect(sent).toHaveLength(1)
    await expect.poll(async () => (await listFiles()).filter((name) => !before.includes(name))).toEqual([])
  },
)

test('setting the clock forward does not abort an upload', async () => {
  const { now } = Date
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => clock.mockRestore())
  const parts = [`${HEAD('one.jpg')}by`, 'tes\r\n--x--\r\n']
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = parts.shift()
      if (part === undefined) return controller.close()
      controller.enqueue(Buffer.from(part))
      clock.mockImplementation(() => now() + 3_600_000)
      await new Promise((resolve) => setTimeout(resolve, 50))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://ezo.test/', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
  const sent: Buffer[] = []
  expect((await uploadPhotos({ request }, draftPhotoUpload, readTo(sent), LIMITS)).isTooSlow).toBe(false)
  expect(sent.map(String)).toEqual(['bytes'])
})

const field = (name: string, text: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`

function send(body: string, sent: Buffer[]) {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://ezo.test/', { method: 'POST', headers, body })
  return uploadPhotos({ request }, draftPhotoUpload, readTo(sent))
}

test('fields beside the files are left for the handler of the form', async () => {
  const sent: Buffer[] = []
  const body = `${HEAD('one.jpg')}bytes\r\n${field('captions[0]', 'ხედი')}${field('intent', 'next')}--x--\r\n`
  const { form, refused } = await send(body, sent)
  expect(refused).toEqual([])
  expect(sent.map(String)).toEqual(['bytes'])
  expect([form.get('captions[0]'), form.get('intent'), form.get('photos')]).toEqual(['ხედი', 'next', null])
})

test('a form with more fields or files than all photos have is rejected, and leaves no files', async () => {
  const before = await listFiles()
  for (const part of [field('captions[1]', 'x'), `${HEAD('one.jpg')}bytes\r\n`])
    await expect(send(`${part.repeat(300)}--x--\r\n`, [])).rejects.toMatchObject({ status: 413 })
  await expect.poll(async () => (await listFiles()).filter((name) => !before.includes(name))).toEqual([])
})
