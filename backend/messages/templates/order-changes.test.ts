import { expect, test } from 'vitest'
import { ORDER_CHANGED } from './order-changes'

test('an order that was taken names its operator in letters that the reader knows', () => {
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
