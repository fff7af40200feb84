import { expect, test } from 'vitest'
import { CONVERSATION_MESSAGE } from './conversations'
import { CALL_REQUESTED, NUMBER_REQUESTED } from './requests'

const NAMES = { ka: 'ბექა ქავთარაძე', en: 'Beka Kavtaradze', ru: 'Бека Кавтарадзе' }
const facts = {
  name: NAMES.ka,
  phoneNumber: '555123456',
  comment: '',
  text: '',
  statementId: 100_001,
  path: '/account/messages',
  title: { ka: 'ბინა', en: 'Apartment', ru: 'Квартира' },
  subject: { ka: 'ბინა', en: 'Apartment', ru: 'Квартира' },
}

test.each(['ka', 'en', 'ru'] as const)(
  "an email in %s transliterates the sender's name to its alphabet",
  (locale) => {
    for (const template of [CALL_REQUESTED, NUMBER_REQUESTED, CONVERSATION_MESSAGE])
      expect(template[locale](facts).subject).toContain(NAMES[locale])
    for (const template of [CALL_REQUESTED, CONVERSATION_MESSAGE])
      expect(template[locale](facts).rows?.[0]?.[1]).toBe(NAMES[locale])
  },
)

test('placeholders, references and HTML in the name of a sender are shown as typed', () => {
  const name = '$t(lead_answered.subject) $& {{phone}} <b>'
  expect(CALL_REQUESTED.en({ ...facts, name }).subject).toBe(`${name} asks for a call`)
})
