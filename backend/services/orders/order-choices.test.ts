import { expect, test } from 'vitest'
import { toOrderFacts } from './order-choices'

const nothingChosen = { rater: null, visit_reason: null, booking: null }

test('a represented company is listed before the person', () => {
  const details = { name: 'ნინო', company_code: '204567890', who: 'legal', company_name: 'Ezo LLC' }
  expect(toOrderFacts({ details, ...nothingChosen }, 'en')).toEqual([
    { name: 'who', value: 'legal' },
    { name: 'company_name', value: 'Ezo LLC' },
    { name: 'company_code', value: '204567890' },
    { name: 'name', value: 'ნინო' },
  ])
})

test('ids and keys are shown by name, and deleted ones are dropped', () => {
  const details = { rater_id: '3', service: 'extract' }
  const rater = { ka: 'შემფასებელი', en: 'A valuer', ru: 'Оценщик' }
  expect(toOrderFacts({ details, ...nothingChosen, rater }, 'ru')).toEqual([
    { name: 'rater_id', value: 'Оценщик' },
  ])
})
