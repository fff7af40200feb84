import { expect, test } from 'vitest'
import { cutQuotedText } from './cut-quoted-text'

test.each([
  [
    'Yes, come at six.\n\nOn Sat, 29 Nov 2026 at 12:00, Ezo <no-reply@ezo.example>\nwrote:\n\n> Hello',
    'Yes, come at six.',
  ],
  [
    'Да, приезжайте.\r\n\r\nсб, 29 нояб. 2026 г. в 12:00, Ezo <no-reply@ezo.example>:\r\n> Hello',
    'Да, приезжайте.',
  ],
  ['Да.\n\n29.11.2026 12:00, Ezo пишет:\n> Hello', 'Да.'],
  ['დიახ.\n\nშაბ, 29 ნოე. 2026, 12:00, Ezo დაწერა:\n> Hello', 'დიახ.'],
  ['Yes\n\n-----Original Message-----\nFrom: Ezo', 'Yes'],
  ['Yes\n________________________________\nFrom: Ezo <no-reply@ezo.example>', 'Yes'],
  ['One\n\nTwo\n-- \nNino\n555 12 34 56', 'One\n\nTwo'],
  ['> Hello\n\nMy answer below', ''],
  ['Wait, I wrote: nothing', 'Wait, I wrote: nothing'],
])('the quoted text of the email %j is cut', (email, answer) => {
  expect(cutQuotedText(email)).toBe(answer)
})
