import { expect, test } from 'vitest'
import { parseFields } from '~tests/fixtures/form-reply'
import { tickedNotificationsForm } from './form'

test('marking some notifications requires a ticked one, and marking all does not', () => {
  const none = { '': 'no_notification_ticked' }
  expect(parseFields(tickedNotificationsForm, { operation: 'seen' })).toEqual({ errors: none })
  expect(parseFields(tickedNotificationsForm, { operation: 'unseen', notification_uuids: 'a' })).toEqual({
    values: { operation: 'unseen', notification_uuids: ['a'] },
  })
  expect(parseFields(tickedNotificationsForm, { operation: 'all_seen' })).toEqual({
    values: { operation: 'all_seen', notification_uuids: [] },
  })
  expect(parseFields(tickedNotificationsForm, { operation: 'burn' })).toEqual({
    errors: { operation: 'rejected' },
  })
})
