import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { MAX_PROFILE_PICTURE_BYTES } from '~contract/public-profile'
import { readFormReply } from '~tests/fixtures/form-reply'
import { action as publicProfileAction } from './route'

const TOKEN = '11111111-1111-4111-8111-111111111111'
const THUMB = `/pictures/own/${TOKEN}_thumb.webp`
const GOOD = { display_name: 'Keria', about: 'We help' }

async function send(
  fields: Record<string, string | Blob>,
  { role = 'broker', refused = [] as string[], uploadStatus = 200 } = {},
) {
  const sentCalls: { path: string; sent: Record<string, string> }[] = []
  const upstream = {
    call: async (_caller: object, { path, body }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 1, name: 'Keria', role }
      const sent = Object.fromEntries(
        [...(body as FormData)].map(([name, value]) => [name, typeof value === 'string' ? value : 'a file']),
      )
      sentCalls.push({ path, sent })
      if (uploadStatus !== 200) throw new UpstreamError(path, 'status', uploadStatus)
      const own = refused.filter((name) => name in sent)
      if (own.length > 0) return { ok: false, fieldErrors: own.map((field) => ({ field, message: 'no' })) }
      return { ok: true, token: TOKEN, url: THUMB }
    },
  }
  const context = { upstream, origin: 'http://ezo.test' } as unknown as AppLoadContext
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value as string)
  const request = new Request('http://ezo.test/account/profile', {
    method: 'POST',
    body,
    headers: { cookie: '__Host-token=some-token' },
  })
  const answer = await publicProfileAction({ request, context, params: {} })
  if (!(answer instanceof Response)) return { sentCalls, ...readFormReply(answer) }
  return { sentCalls, status: answer.status }
}

const photo = new Blob(['…'], { type: 'image/png' })

test('a picture is uploaded first, and its token saved in the profile', async () => {
  const { sentCalls, status } = await send({ ...GOOD, photo, website: 'keria.example' })
  expect(status).toBe(303)
  expect(sentCalls.map(({ path }) => path)).toEqual(['profile/pictures', 'profile/update'])
  expect(sentCalls[1]?.sent).toMatchObject({
    photo_token: TOKEN,
    website: 'https://keria.example',
  })
  expect(sentCalls[1]?.sent).not.toHaveProperty('cover_token')
})

test('a form with errors keeps all values, and pictures by their tokens, which stay valid for the next try', async () => {
  const { sentCalls, ...reply } = await send({ ...GOOD, photo, website: 'not an address' })
  expect(sentCalls).toHaveLength(1)
  expect(reply).toMatchObject({
    status: 422,
    typed: { about: 'We help', website: 'not an address', photo_token: TOKEN, photo_url: THUMB },
    errors: { website: { key: 'website_invalid' } },
  })
  const again = await send({ ...GOOD, photo_token: TOKEN, photo_url: THUMB })
  expect(again.sentCalls).toEqual([
    { path: 'profile/update', sent: expect.objectContaining({ photo_token: TOKEN }) },
  ])
})

test('an invalid or too large picture has a field error', async () => {
  expect(await send({ ...GOOD, photo }, { refused: ['picture'] })).toMatchObject({
    status: 422,
    errors: { photo: { key: 'picture_invalid' } },
  })
  const large = new Blob(['x'.repeat(MAX_PROFILE_PICTURE_BYTES + 1)])
  expect(await send({ ...GOOD, photo: large })).toMatchObject({
    sentCalls: [],
    errors: { photo: { key: 'picture_too_large' } },
  })
})

test('errors of a picture are shown together with errors of the texts', async () => {
  const reply = await send({ ...GOOD, display_name: ' ', photo }, { refused: ['picture'] })
  expect(reply).toMatchObject({
    errors: { display_name: { key: 'company_missing' }, photo: { key: 'picture_invalid' } },
  })
})

test('a picture that the upstream refuses on saving has a field error', async () => {
  const reply = await send({ ...GOOD, photo_token: TOKEN }, { refused: ['photo_token'] })
  expect(reply).toMatchObject({ status: 422, errors: { photo: { key: 'rejected' } } })
})

test('links are saved with their scheme and once each, and a wrong one has its error in its row', async () => {
  const { sentCalls } = await send({
    ...GOOD,
    'links[0]': 'a.example',
    'links[1]': '',
    'links[2]': 'https://a.example',
  })
  expect(sentCalls[0]?.sent).toMatchObject({ links: 'https://a.example' })
  const wrong = await send({ ...GOOD, 'links[0]': 'a.example', 'links[1]': 'no address' })
  expect(wrong).toMatchObject({ sentCalls: [], status: 422, errors: { 'links[1]': { key: 'link_invalid' } } })
  const links = Array.from({ length: 9 }, (_, at) => [`links[${at}]`, `${at}.example`])
  expect(await send({ ...GOOD, ...Object.fromEntries(links) })).toMatchObject({
    errors: { links: { key: 'too_many_links', args: { count: 8 } } },
  })
})

test('adding a row for another link keeps the typed values and the chosen picture', async () => {
  const intent = JSON.stringify({ type: 'insert', payload: { name: 'links' } })
  const reply = await send({ ...GOOD, about: '', photo, 'links[0]': 'a.example', __intent__: intent })
  expect(reply.sentCalls.map(({ path }) => path)).toEqual(['profile/pictures'])
  expect(reply).toMatchObject({
    status: 200,
    errors: {},
    typed: { photo_token: TOKEN, links: ['a.example', undefined] },
  })
})

test('a failing upload keeps the texts', async () => {
  const reply = await send({ ...GOOD, photo }, { uploadStatus: 503 })
  expect(reply).toMatchObject({ status: 503, typed: GOOD, errors: { '': { key: 'failed' } } })
})

test('a picture is removed by its checkbox, and stays otherwise', async () => {
  expect((await send({ ...GOOD, remove_photo: 'on' })).sentCalls[0]?.sent).toHaveProperty('photo_token', '')
  expect((await send(GOOD)).sentCalls[0]?.sent).not.toHaveProperty('photo_token')
})

test('a physical person saves name and photo alone, whatever else the form contains', async () => {
  const { sentCalls } = await send({ ...GOOD, photo, cover: photo, remove_cover: 'on' }, { role: 'physical' })
  expect(sentCalls.map(({ path }) => path)).toEqual(['profile/pictures', 'profile/update'])
  expect(sentCalls[1]?.sent).toEqual({ display_name: 'Keria', photo_token: TOKEN })
})
