import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { findFormResult } from '~/forms/form-result.server'
import type { Call } from '~/upstream/upstream-client.server'
import { MAX_PROFILE_PICTURE_BYTES } from '~contract/public-profile'
import { publicProfileAction } from './action.server'
import type { PublicProfileFormResult } from './form'

const TOKEN = '11111111-1111-4111-8111-111111111111'
const THUMB = `/pictures/own/${TOKEN}_thumb.webp`
const GOOD = { display_name: 'Keria', about: 'We help' }

async function send(
  fields: Record<string, string | Blob>,
  { role = 'broker', refused = [] as string[] } = {},
) {
  const sentCalls: { path: string; sent: Record<string, string> }[] = []
  const upstream = {
    call: async (_caller: object, { path, body }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 1, name: 'Keria', role }
      const sent = Object.fromEntries(
        [...(body as FormData)].map(([name, value]) => [name, typeof value === 'string' ? value : 'a file']),
      )
      sentCalls.push({ path, sent })
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
  const answer = (await publicProfileAction({ request, context, params: {} })) as
    | Response
    | { init: ResponseInit }
  return {
    sentCalls,
    status: answer instanceof Response ? answer.status : answer.init.status,
    formResult: findFormResult<PublicProfileFormResult>(context),
  }
}

const photo = new Blob(['…'], { type: 'image/png' })

test('a picture is uploaded first, and its token saved in the profile', async () => {
  const { sentCalls, status } = await send({ ...GOOD, photo, website: 'keria.example' })
  expect(status).toBe(303)
  expect(sentCalls.map(({ path }) => path)).toEqual(['profile/pictures', 'profile/update'])
  expect(sentCalls[1]?.sent).toMatchObject({
    photo_token: TOKEN,
    website: 'https://keria.example/'.slice(0, -1),
  })
  expect(sentCalls[1]?.sent).not.toHaveProperty('cover_token')
})

test('a form with errors keeps everything, pictures by their tokens, which stay valid for the next try', async () => {
  const { sentCalls, status, formResult } = await send({ ...GOOD, photo, website: 'not an address' })
  expect([status, sentCalls.length]).toEqual([422, 1])
  expect(formResult).toMatchObject({
    values: { about: 'We help', website: 'not an address' },
    pictures: { photo: { token: TOKEN, url: THUMB } },
    fieldErrors: [{ field: 'website', error: 'website_invalid' }],
  })
  const again = await send({ ...GOOD, photo_token: TOKEN, photo_address: THUMB })
  expect(again.sentCalls).toEqual([
    { path: 'profile/update', sent: expect.objectContaining({ photo_token: TOKEN }) },
  ])
})

test('an invalid or too large picture gives a field error', async () => {
  const refused = await send({ ...GOOD, photo }, { refused: ['picture'] })
  expect([refused.status, refused.formResult?.fieldErrors]).toEqual([
    422,
    [{ field: 'photo', error: 'picture_invalid' }],
  ])
  const large = await send({ ...GOOD, photo: new Blob(['x'.repeat(MAX_PROFILE_PICTURE_BYTES + 1)]) })
  expect([large.sentCalls, large.formResult?.fieldErrors]).toEqual([
    [],
    [{ field: 'photo', error: 'picture_too_large' }],
  ])
})

test('a picture is removed by its checkbox, and stays otherwise', async () => {
  expect((await send({ ...GOOD, remove_photo: '1' })).sentCalls[0]?.sent).toHaveProperty('photo_token', '')
  expect((await send(GOOD)).sentCalls[0]?.sent).not.toHaveProperty('photo_token')
})

test('a physical person saves a name and a photo only, whatever else the form holds', async () => {
  const { sentCalls } = await send({ ...GOOD, photo, cover: photo, remove_cover: '1' }, { role: 'physical' })
  expect(sentCalls.map(({ path }) => path)).toEqual(['profile/pictures', 'profile/update'])
  expect(sentCalls[1]?.sent).toEqual({ display_name: 'Keria', photo_token: TOKEN })
})
