import { expect, test } from 'vitest'
import { Signer } from './signer.server'
import { addTypedEmail, readTypedEmails } from './typed-emails.server'

const signer = new Signer('a secret of this test')

test('the last five addresses of a browser are readable only with the secret that sealed them', () => {
  let cookie = ''
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b'])
    cookie = addTypedEmail(signer, cookie, `${name}@example.ge`).split(';')[0] ?? ''
  expect(readTypedEmails(signer, cookie)).toEqual(
    ['b', 'f', 'e', 'd', 'c'].map((name) => `${name}@example.ge`),
  )
  expect(cookie).not.toContain('example')
  expect(readTypedEmails(new Signer('another secret'), cookie)).toEqual([])
  expect(readTypedEmails(signer, undefined)).toEqual([])
})
