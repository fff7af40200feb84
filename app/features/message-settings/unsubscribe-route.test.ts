import { expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import { createActionArgs } from '~tests/fixtures/action-args'
import { readFormReply } from '~tests/fixtures/form-reply'
import { loader as loadUnsubscribe, action as unsubscribeAction } from './unsubscribe-route'

test('an expired link of an email gets a page of its own', async () => {
  const token = '00000000-0000-0000-0000-000000000000'
  const { args } = createActionArgs(`/en/unsubscribe?kind=order_ready&token=${token}`, {
    form: { intent: 'unsubscribe' },
    answers: { 'messages/unsubscribe': new UpstreamError('messages/unsubscribe', 'status', 404) },
  })
  expect(readFormReply(await unsubscribeAction(args))).toMatchObject({
    status: 404,
    errors: { '': { key: 'unsubscribe_link_old' } },
  })
})

const TOKEN = '00000000-0000-4000-8000-000000000000'

test.each([
  ['/en/unsubscribe', 404, 'This link is incomplete or no longer valid'],
  ['/en/unsubscribe?token=abc', 404, 'This link is incomplete or no longer valid'],
  [`/en/unsubscribe?kind=codes&token=${TOKEN}`, 404, 'This link is incomplete or no longer valid'],
  [`/en/unsubscribe?kind=order_ready&token=${TOKEN}`, undefined, 'Stop these emails?'],
  ['/en/unsubscribe?kind=codes&done=1', 404, 'This link is incomplete or no longer valid'],
])('the page of the link %s responds with %s: %s', async (path, status, title) => {
  const { args } = createActionArgs(path, { form: {}, answers: {} })
  const { data: page, init } = await loadUnsubscribe(args)
  expect([init?.status, page.title]).toEqual([status, title])
})

test('the page that confirms an unsubscription has an address without the key of the link', async () => {
  const { args } = createActionArgs(`/en/unsubscribe?kind=order_ready&token=${TOKEN}`, {
    form: { intent: 'unsubscribe' },
    answers: { 'messages/unsubscribe': { ok: true } },
  })
  const answer = (await unsubscribeAction(args)) as Response
  const location = answer.headers.get('location') ?? ''
  expect(location).toBe('/en/unsubscribe?kind=order_ready&done=1')
  const { data: page } = await loadUnsubscribe(createActionArgs(location, { form: {}, answers: {} }).args)
  expect(page).toMatchObject({ kind: 'order_ready', isDone: true })
})
