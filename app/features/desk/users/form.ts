import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { requiredText } from '~/forms/field-schemas'
import {
  MAX_USER_SEARCH_LENGTH,
  MAX_USER_TEXT_LENGTH,
  MIN_USER_SEARCH_LENGTH,
  USER_ACTS,
} from '~contract/operator-users'

/** Search form, posted, as names, emails and numbers must not be in URLs. */
export const userSearchForm = defineForm({
  id: 'user-search',
  intent: 'search',
  schema: z.object({
    text: requiredText(MAX_USER_SEARCH_LENGTH, { missing: 'user_search_missing' }).pipe(
      z.string().min(MIN_USER_SEARCH_LENGTH, 'user_search_missing'),
    ),
  }),
})

/** Buttons that change the state. */
export const userStateForm = defineForm({
  id: 'user-state',
  intent: 'state',
  schema: z.object({ act: z.enum(USER_ACTS, 'rejected').exclude(['block', 'note', 'make_operator']) }),
  failureKey: 'not_done',
})

export const userBlockForm = defineForm({
  id: 'user-block',
  intent: 'block',
  oneTime: true,
  // The same reason is allowed again, after unblocking.
  repeated: 'accepted',
  schema: z.object({ text: requiredText(MAX_USER_TEXT_LENGTH, { missing: 'block_reason_missing' }) }),
})

/** Form whose effect a second operator must confirm. */
export const makeOperatorForm = defineForm({
  id: 'make-operator',
  intent: 'make_operator',
  oneTime: true,
  repeated: 'accepted',
  schema: z.object({ text: requiredText(MAX_USER_TEXT_LENGTH, { missing: 'block_reason_missing' }) }),
})

export const userNoteForm = defineForm({
  id: 'user-note',
  intent: 'note',
  oneTime: true,
  schema: z.object({ text: requiredText(MAX_USER_TEXT_LENGTH, { missing: 'note_missing' }) }),
})
