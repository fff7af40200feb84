import { z } from 'zod'
import { SEXES } from '../accounts'
import { optionalLinkUrl, optionalText, unread } from './primitives'
import { rowsOf } from './rows'

export const Account = z.object({
  id: z.number(),
  name: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  phone_number: optionalText,
  /** Phone numbers confirmed by a code. */
  valid_phone_numbers: z.array(z.string()).nullish(),
  personal_number: optionalText,
  /** Day such as `1990-05-20`. */
  birth_date: optionalText,
  sex: z.enum(SEXES).nullish().catch(undefined),
  email: z.union([z.object({ email: z.string() }), z.string()]).nullish(),
  slug: optionalText,
  logo: optionalLinkUrl,
  avatar: optionalLinkUrl,
  /** True for operators, missing for other users. */
  is_operator: z.boolean().nullish(),
  roles: rowsOf(z.union([z.string(), z.object({ name: z.string() })])).default([]),
  type_id: unread(z.number()),
  global_user_id: unread(z.string()),
  /** Balance in lari. */
  balance: unread(z.number()),
  balance_id: unread(z.number()),
})

/** `GET /auth/grouped-info`: the account, alone or in the field `user`. */
export const GroupedInfo = z
  .unknown()
  .transform((data) => (data !== null && typeof data === 'object' && 'user' in data ? data.user : data))
  .pipe(Account)
