import { describe, expect, test } from 'vitest'
import { CONVERSATION_MESSAGE } from './conversations'
import { STATEMENTS_ENDING } from './statements'

const endsOn = new Date('2026-12-05T08:00:00Z')

describe('expiring statements', () => {
  test('a single expiring statement is in the singular', () => {
    const one = { endsOn, count: 1, statementIds: [1_001_923] }
    expect(STATEMENTS_ENDING.en(one)).toMatchObject({
      subject: 'Listing No. 1001923 ends soon',
      paragraphs: [
        'It will be taken off the site on 5 December.',
        'If it is still current, renew it, and it will be shown for another 90 days.',
      ],
    })
    expect(STATEMENTS_ENDING.ru(one).paragraphs[0]).toBe('5 декабря оно будет снято с сайта.')
  })

  test('expiring statements are listed by number, in the number sign of the language', () => {
    const two = { endsOn, count: 2, statementIds: [1_001_923, 1_001_924] }
    const tell = (locale: 'ka' | 'en' | 'ru') => STATEMENTS_ENDING[locale](two).paragraphs[0]
    expect(tell('ka')).toMatch(/№ 1001923, № 1001924\.$/)
    expect(tell('en')).toMatch(/No\. 1001923, No\. 1001924\.$/)
    expect(tell('ru')).toMatch(/№ 1001923, № 1001924\.$/)
  })
})

test("a Russian subject has the sender's name in the nominative", () => {
  const message = {
    statementId: 1_001_923,
    path: '/account/messages',
    title: { ka: '', en: '', ru: '' },
    name: 'გიორგი ლომიძე',
    phoneNumber: '555123456',
    text: '',
  }
  expect(CONVERSATION_MESSAGE.ru(message).subject).toBe('Гиорги Ломидзе: сообщение по объявлению № 1001923')
})
