import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import { formatLoggedValue } from './route'

const t = (await getI18n('en')).getFixedT<['desk', 'services']>('en', ['desk', 'services'])

test.each([
  ['is_blocked', 'true', 'Yes'],
  ['assigned_to', '', '–'],
  ['state', 'paid', 'Paid, in progress'],
  ['state', 'called_off', 'Cancelled'],
  ['state', 'in_review', 'Being reviewed'],
  ['handed_over_at', '2026-11-26T17:18:40.781Z', '26 November 2026, 21:18'],
  ['refunded', '3055', '₾30.55'],
  ['document', '{"name":"doc.pdf","made_at":"2026-11-26 21:18:40"}', 'doc.pdf'],
  [
    'statements',
    '[{"id":7,"tour_url":null},{"id":8,"tour_url":"https://x.example"}]',
    'No. 7, No. 8 · 3D tour attached',
  ],
  ['measurement', '{"ordered":80,"measured":83.5,"difference":-525}', '80 m², 83.5 m², −₾5.25'],
  ['document', '{"name":"cut…', '{"name":"cut…'],
  ['closing_note', 'Ordered twice', 'Ordered twice'],
])('the field %s with %j is logged as %j', (field, value, text) => {
  expect(formatLoggedValue(field, value, { t, language: 'en' }).replaceAll('\u00a0', ' ')).toBe(text)
})
