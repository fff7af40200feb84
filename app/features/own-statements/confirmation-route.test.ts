import { expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import { createActionArgs } from '~tests/fixtures/action-args'
import { action, loader } from './confirmation-route'

const PATH = '/en/still-available'
const CALLS = { check: 'statement-confirmations/check', confirm: 'statement-confirmations' }
const statement = { id: 101, title: 'Flat', state: 'due' }

async function load(path: string, answer: unknown) {
  const { args } = createActionArgs(path, { form: {}, answers: { [CALLS.check]: answer } })
  const { data: page, init } = await loader(args)
  return { status: init?.status, title: page.title }
}

test.each([
  ['due', undefined, 'Is this listing still available?'],
  ['confirmed', undefined, 'Confirmed'],
  ['closed', undefined, 'There is nothing to confirm'],
])('the page of a link with a statement that is %s responds with %s: %s', async (state, status, title) => {
  expect(await load(`${PATH}?code=abc`, [{ ...statement, state }])).toEqual({ status, title })
})

test.each([
  ['without a code', PATH, []],
  ['with an expired code', `${PATH}?code=abc`, new UpstreamError(CALLS.check, 'status', 404)],
])('the page of a link %s says that it does not work', async (_case, path, answer) => {
  expect(await load(path, answer)).toEqual({
    status: 404,
    title: 'This link is incomplete or no longer valid',
  })
})

test.each([
  ['due', 'statements_confirm'],
  ['confirmed', 'statements_already_confirmed'],
])('the button for a statement that is %s shows the notice %s', async (state, flash) => {
  const { args } = createActionArgs(`${PATH}?code=abc`, {
    form: { intent: 'confirm-availability' },
    answers: { [CALLS.confirm]: [{ ...statement, state }] },
  })
  const response = (await action(args)) as Response
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`${PATH}?code=abc`)
  expect(response.headers.get('set-cookie')).toContain(flash)
})
