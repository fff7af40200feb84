import { z } from 'zod'
import { EMAIL_FREQUENCIES } from '../saved-searches'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { requiredEmail, requiredText } from './field-schemas'

/** Name of a saved search. */
export const savedSearchFields = z.object({
  name: requiredText(MAX_LINE_LENGTH, { missing: 'search_name_missing' }),
})

export const emailFrequency = z.enum(EMAIL_FREQUENCIES, 'frequency_missing')

/** Search that a guest follows by email. */
export const followedSearchFields = z.object({ email: requiredEmail(), frequency: emailFrequency })
