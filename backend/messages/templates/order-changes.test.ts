import { expect, test } from 'vitest'
import { formatOrderChange, ORDER_CHANGED } from './order-changes'

test("an accepted order names its operator in the reader's alphabet", () => {
  const taken = {
    orderId: 50_005,
    service: { ka: 'შეფასება', en: 'Valuation', ru: 'Оценка' },
    change: 'taken' as const,
    operator: 'თამარ გელაშვილი',
  }
  expect(ORDER_CHANGED.en(taken)).toMatchObject({
    subject: 'Order No. 50005: we are working on it',
    rows: [
      ['Service', 'Valuation'],
      ['Handled by', 'Tamar Gelashvili'],
    ],
  })
  expect(ORDER_CHANGED.ru(taken).rows?.[1]).toEqual(['Отвечает', 'Тамар Гелашвили'])
  expect(ORDER_CHANGED.ka(taken).rows?.[1]).toEqual(['პასუხისმგებელი', 'თამარ გელაშვილი'])
})

test('a moved visit shows its new time and place, in the text and beside it', () => {
  const moved = {
    orderId: 50_005,
    service: { ka: 'ვიზიტი', en: 'Visit', ru: 'Визит' },
    change: 'visit_moved' as const,
    visitAt: new Date('2026-11-30T09:00:00Z'),
    place: { ka: 'ქუთაისი, იუსტიციის სახლი', en: 'Kutaisi, Public Service Hall', ru: 'Кутаиси, Дом юстиции' },
    bookingNumber: 'PR-50005',
  }
  expect(ORDER_CHANGED.en(moved)).toMatchObject({
    subject: 'Order No. 50005: your visit is moved',
    paragraphs: ['Your visit is now on 30 November 2026 at 13:00, Kutaisi, Public Service Hall.'],
    rows: [
      ['Service', 'Visit'],
      ['When', '30 November 2026 at 13:00'],
      ['Where', 'Kutaisi, Public Service Hall'],
      ['Booking', 'PR-50005'],
    ],
  })
  expect(ORDER_CHANGED.ru(moved).paragraphs).toEqual([
    'Новое время вашего визита: 30 ноября 2026 г. в 13:00, Кутаиси, Дом юстиции.',
  ])
  expect(ORDER_CHANGED.ka(moved).paragraphs).toEqual([
    'თქვენი ვიზიტის ახალი დრო: 30 ნოემბერი, 2026, 13:00, ქუთაისი, იუსტიციის სახლი.',
  ])
})

test.each([
  ['visit_set', 'Your visit is on 30 November 2026 at 13:00. If it does not suit you, call us.'],
  ['measuring_visit_set', 'The surveyor comes on 30 November 2026 at 13:00.'],
] as const)(
  'the text of %s contains the time, because a notification has no other details',
  (change, text) => {
    expect(formatOrderChange({ change, visitAt: new Date('2026-11-30T09:00:00Z') }, 'en').text).toBe(text)
  },
)
