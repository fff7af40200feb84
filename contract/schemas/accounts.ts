import { z } from 'zod'
import { ACCOUNT_TYPES, INVITATION_STATES, SEXES } from '../accounts'
import { LANGUAGES } from '../languages'
import { georgianTime, id, optionalLinkUrl, optionalText, unread } from './primitives'
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

/** Agent; an invitation has its own id, and only the email or number to which it was sent. */
export const Agent = z.object({
  id,
  email: optionalText,
  name: optionalText,
  phone_number: optionalText,
  avatar: optionalLinkUrl,
  statements_count: z.number().int().nullish(),
  since: georgianTime,
})

/** `GET /users/agents` */
export const AgentPage = z.object({
  data: rowsOf(Agent),
  counts: z.object({ active: z.number().int(), invited: z.number().int() }),
  last_page: z.number().int(),
})

/** `POST /users/agents/invite`: one result for each email or number. */
export const Invitations = rowsOf(z.object({ contact: z.string(), status: z.enum(INVITATION_STATES) }))

/** `POST /users/agent-invitations/check` */
export const AgentInvitation = z.object({ broker: z.string(), slug: optionalText, expires_at: georgianTime })

/** `GET /users/agents/company`: the company that the agent works with. */
export const AgentCompany = z.object({
  company: z.object({ id, name: z.string(), slug: optionalText, since: georgianTime }).nullable(),
})

export const Picture = z.object({ thumb: z.string() })

/** `GET /profile/public` */
export const PublicProfile = z.object({
  type: unread(z.enum(ACCOUNT_TYPES)),
  slug: optionalText,
  display_name: z.string(),
  photo: Picture.nullish(),
  cover: Picture.nullish(),
  about: optionalText,
  foundation_date: optionalText,
  website: optionalText,
  address: optionalText,
  links: z.array(z.string()).default([]),
  additional_phone: optionalText,
  public_email: optionalText,
})

/** `POST /profile/pictures`. The token assigns the picture to the profile. */
export const ProfilePictureUploaded = z.object({ token: z.uuid(), picture: Picture })

/** `GET /auth/sessions`: devices signed in to the account, the current one first. */
export const Sessions = z.object({
  sessions: rowsOf(
    z.object({
      /** Id that ends the session; it cannot be used to sign in. */
      id: optionalText,
      is_current: z.boolean(),
      /** Browser and system. */
      device: optionalText,
      created_at: georgianTime,
      last_used_at: georgianTime,
    }),
  ),
})

export const SessionsEnded = z.object({ ended: z.number().int() })

/** `GET /users/message-settings` */
export const MessageSettings = z.object({
  email: z.string(),
  /** Language of messages. Null: the language of the page that causes the message. */
  language: z.enum(LANGUAGES).nullable().catch(null),
  /** Optional kinds of emails that are switched off. */
  unwanted: z.array(z.string()).default([]),
  /** Optional kinds of notifications on the site that are switched off. */
  hidden: z.array(z.string()).default([]),
})
