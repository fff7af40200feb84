import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withServer } from '~tests/fixtures/api'
import { createFetchPhoto } from './fetch-photo'

let folder = ''
const requestedPaths: string[] = []
const server = withServer(() => (request, response) => {
  requestedPaths.push(request.url ?? '')
  if (request.url === '/pictures/led-1.jpg')
    return void response.writeHead(302, { location: '/secret' }).end()
  if (request.url === '/pictures/none-1.jpg') return void response.writeHead(404).end()
  if (request.url === '/pictures/huge-1.jpg') return void response.end(Buffer.alloc(13 * 1024 ** 2))
  response.end('a picture')
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  await mkdir(join(folder, 'img'))
  await writeFile(join(folder, 'img/street.svg'), '<svg/>')
})
afterAll(() => rm(folder, { recursive: true }))

const photos = (imageOrigins: string[] = [], backendOrigin: string | undefined = server.origin) =>
  createFetchPhoto({ folder, backendOrigin, imageOrigins })

test('pictures are fetched from the site, the backend and the allowed origins', async () => {
  expect(String(await photos()('/img/street.svg'))).toBe('<svg/>')
  expect(String(await photos()('/pictures/new-1.jpg'))).toBe('a picture')
  expect(String(await photos()('/pictures/own/1b-2c.webp'))).toBe('a picture')
  expect(String(await photos([server.origin])(`${server.origin}/any/way.jpg?size=1`))).toBe('a picture')
})

test.each([
  ['http://127.0.0.1/pictures/new-1.jpg'],
  ['//evil.example/pictures/new-1.jpg'],
  ['/pictures/../api/v1/users.jpg'],
  ['/api/v1/blogs'],
  ['/img/../../secret.svg'],
  ['file:///etc/passwd'],
  ['junk'],
])('the server fetches no picture from %s', async (href) => {
  requestedPaths.length = 0
  await expect(photos(['https://images.example'])(href)).rejects.toThrow('nobody')
  expect(requestedPaths).toEqual([])
})

test.each(['/pictures/led-1.jpg', '/pictures/none-1.jpg', '/pictures/huge-1.jpg'])(
  'a response that is %s is not accepted as a picture',
  async (href) => {
    await expect(photos()(href)).rejects.toThrow()
    expect(requestedPaths).not.toContain('/secret')
  },
)
