import { z } from 'zod'
import { INVITATION_STATES } from '../agents'
import { georgianTime, id, optionalLinkUrl, optionalText } from './primitives'
import { rowsOf } from './rows'

/** An invited agent has only an email. */
export const Agent = z.object({
  id,
  email: z.string(),
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

/** `POST /users/agents/invite`: one result for each email. */
export const Invitations = rowsOf(z.object({ email: z.string(), status: z.enum(INVITATION_STATES) }))
