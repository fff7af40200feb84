import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { MAX_USER_TEXT_LENGTH, USER_ACTS } from '~contract/desk'
import { userSearchFields } from '~contract/forms/desk'
import { defineTextForm } from '../text-form'

/** Search form, posted, as names, emails and numbers must not be in URLs. */
export const userSearchForm = defineForm({
  id: 'user-search',
  intent: 'search',
  schema: userSearchFields,
})

/** Buttons that change the state. */
export const userStateForm = defineForm({
  id: 'user-state',
  intent: 'state',
  schema: z.object({ act: z.enum(USER_ACTS, 'rejected').exclude(['block', 'note', 'make_operator']) }),
  failureKey: 'not_done',
})

export const userBlockForm = defineTextForm({
  id: 'user-block',
  intent: 'block',
  maxLength: MAX_USER_TEXT_LENGTH,
  missing: 'block_reason_missing',
  // The same reason is allowed again, after unblocking.
  isRepeatable: true,
})

/** Form whose effect a second operator must confirm. */
export const makeOperatorForm = defineTextForm({
  id: 'make-operator',
  intent: 'make_operator',
  maxLength: MAX_USER_TEXT_LENGTH,
  missing: 'block_reason_missing',
  isRepeatable: true,
})

export const userNoteForm = defineTextForm({
  id: 'user-note',
  intent: 'note',
  maxLength: MAX_USER_TEXT_LENGTH,
  missing: 'note_missing',
})
