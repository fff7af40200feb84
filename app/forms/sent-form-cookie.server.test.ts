import { expect, test } from 'vitest'
import { hasSentForm, setSentFormCookie } from './sent-form-cookie.server'

const requestWithCookie = (cookie: string) =>
  new Request('http://ezo.test/contact?sent=1', { headers: { cookie } })

test('a confirmation is shown only to the browser that sent the form, and only for that form', () => {
  const [cookie = ''] = setSentFormCookie('dynamic_form/12').split(';')
  expect(hasSentForm('dynamic_form/12', requestWithCookie(cookie))).toBe(true)
  expect(hasSentForm('dynamic_form/1', requestWithCookie(cookie))).toBe(false)
  expect(hasSentForm('contact', requestWithCookie(cookie))).toBe(false)
  expect(hasSentForm('contact', requestWithCookie(''))).toBe(false)
})
