import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '~tests/fixtures/any-character'
import { toAttachment } from './attachment'

test.each([
  ['leads.csv', 'attachment; filename="leads.csv"'],
  [
    "ნახაზი 'a' (1)*.pdf",
    `attachment; filename="______ 'a' (1)*.pdf"; filename*=UTF-8''%E1%83%9C%E1%83%90%E1%83%AE%E1%83%90%E1%83%96%E1%83%98%20%27a%27%20%281%29%2A.pdf`,
  ],
  ['a"b\r\nX: 1.pdf', `attachment; filename="a_b X: 1.pdf"; filename*=UTF-8''a%22b%20X%3A%201.pdf`],
  ['invoice\u202efdp.exe', 'attachment; filename="invoicefdp.exe"'],
  ['../../etc/passwd', 'attachment; filename=".._.._etc_passwd"'],
  ['\ud800', 'attachment; filename="file"'],
])('an attachment named %j is sent as %s', (name, header) => {
  expect(toAttachment(name)).toBe(header)
})

test('an attachment with any name has a valid header', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (name) => {
      const header = toAttachment(name)
      expect(header).toMatch(/^attachment; filename="[^"\\]+"(; filename\*=UTF-8''[\w!#$&+.^`|~%-]+)?$/)
    }),
  )
})
