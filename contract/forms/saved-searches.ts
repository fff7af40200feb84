import { z } from 'zod'
import { MAX_ENDPOINT_LENGTH } from '../push'
import { EMAIL_FREQUENCIES } from '../saved-searches'
import { MAX_LINE_LENGTH } from '../values/text-lengths'
import { requiredEmail, requiredText } from './field-schemas'

/** Name of a saved search. */
export const savedSearchFields = z.object({
  name: requiredText(MAX_LINE_LENGTH, { missing: 'search_name_missing' }),
})

export const emailFrequency = z.enum(EMAIL_FREQUENCIES, 'frequency_missing')

const base64url = (max: number) =>
  z
    .string('rejected')
    .max(max, 'rejected')
    .regex(/^[\w-]+$/, 'rejected')

/** Subscription of a browser, as its push service made it. Script fills it in. */
export const pushFields = z.object({
  endpoint: z.string('rejected').min(1, 'rejected').max(MAX_ENDPOINT_LENGTH, 'rejected'),
  p256dh: base64url(100),
  auth: base64url(40),
})

/** Search that a guest follows by email. */
export const followedSearchFields = z.object({ email: requiredEmail(), frequency: emailFrequency })
