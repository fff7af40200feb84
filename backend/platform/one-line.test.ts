import { expect, test } from 'vitest'
import { toOneLine, toPlainLines } from './one-line'

test.each([
  ['Nino\r\nBcc: all@example.ge', 'Nino Bcc: all@example.ge'],
  [' A\u2028B\u0085C\0D\x1b[2J ', 'A B C D [2J'],
  ['invoice\u202egpj.exe', 'invoice gpj.exe'],
  ['ნინო 👩‍🔧', 'ნინო 👩‍🔧'],
])('%j is the one line "%s"', (text, line) => {
  expect(toOneLine(text)).toBe(line)
})

test('several lines end alike and hold nothing that cannot be seen', () => {
  expect(toPlainLines('a\r\nb\rc\u2028d\x0be\x1b[2J\0\u202ef\tg\n')).toBe('a\nb\nc\nd\ne[2Jf\tg')
})
