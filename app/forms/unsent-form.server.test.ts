import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { findUnsentForm, rememberForm } from './unsent-form.server'

function send(body: FormData | URLSearchParams, path = '/account/agents?page=2'): AppLoadContext {
  const context = {} as AppLoadContext
  rememberForm({ request: new Request(`http://site.test${path}`, { method: 'POST', body }), context })
  return context
}

test('a form that failed can be sent again with all its fields, equal names included', async () => {
  const context = send(
    new URLSearchParams([
      ['intent', 'save'],
      ['text', 'ბინა ვაკეში'],
      ['room', '1'],
      ['room', '2'],
    ]),
  )
  expect(await findUnsentForm(context, 502)).toEqual({
    action: '/account/agents?page=2',
    isMultipart: false,
    fields: [
      ['intent', 'save'],
      ['text', 'ბინა ვაკეში'],
      ['room', '1'],
      ['room', '2'],
    ],
  })
})

test.each([400, 405, 413, 415, 200])('a form answered with %i is not offered again', async (status) => {
  expect(await findUnsentForm(send(new URLSearchParams({ text: 'words' })), status)).toBeUndefined()
})

test('passwords and codes never return in a page', async () => {
  expect(await findUnsentForm(send(new URLSearchParams({ password: 'x' })), 502)).toBeUndefined()
  expect(await findUnsentForm(send(new URLSearchParams({ email: 'a', code: '1' })), 502)).toBeUndefined()
})

test('a form with a chosen file is not sent without it', async () => {
  const form = new FormData()
  form.set('text', 'words')
  form.set('photo', new File([], ''))
  expect(await findUnsentForm(send(form), 502)).toMatchObject({
    isMultipart: true,
    fields: [['text', 'words']],
  })
  form.set('photo', new File(['x'], 'flat.jpg'))
  expect(await findUnsentForm(send(form), 502)).toBeUndefined()
})

test('a page that no form was sent to has none', async () => {
  expect(await findUnsentForm({} as AppLoadContext, 502)).toBeUndefined()
})
