import { expect, test } from 'vitest'
import { isJustSent, noteSent } from './just-sent.server'

const asking = (cookie: string) => new Request('http://ezo.test/contact?sent=1', { headers: { cookie } })

test('thanks are for the browser that has sent the form, and for no other form', () => {
  const [cookie = ''] = noteSent('dynamic_form/12').split(';')
  expect(isJustSent('dynamic_form/12', asking(cookie))).toBe(true)
  expect(isJustSent('dynamic_form/1', asking(cookie))).toBe(false)
  expect(isJustSent('contact', asking(cookie))).toBe(false)
  expect(isJustSent('contact', asking(''))).toBe(false)
})
