import { z } from 'zod'
import { type AgentTab, INVITATION_STATES } from '~contract/agents'
import { success } from '~contract/schemas/envelope'
import { georgianTime, optionalText } from '~contract/schemas/primitives'
import { type ActionResult, actionResultOf, Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'users/agents'

const Agent = z
  .object({
    id: z.number().int(),
    email: z.string(),
    name: optionalText,
    phone_number: optionalText,
    statements_count: z.number().int().nullish(),
    since: georgianTime,
  })
  .transform(({ phone_number, statements_count, ...agent }) => ({
    ...agent,
    phone: phone_number,
    statements: statements_count ?? undefined,
  }))

/** An agent of a broker; an invited one has only an email. */
export type Agent = z.output<typeof Agent>

const AgentPageSchema = z
  .object({
    data: z.array(Agent),
    counts: z.object({ active: z.number().int(), invited: z.number().int() }),
    last_page: z.number().int(),
  })
  .transform(({ data, counts, last_page }) => ({ agents: data, counts, lastPage: last_page }))

export type AgentPage = z.output<typeof AgentPageSchema>

/** A page of the signed-in broker's agents or invitations. */
export function agentPage(tab: AgentTab, text: string, page: number): Call<AgentPage> {
  const query = new URLSearchParams({ status: tab, page: String(page), ...(text && { q: text }) })
  return { api: 'main', path: PATH, query, answer: success(AgentPageSchema) }
}

const Invitations = z.array(z.object({ email: z.string(), status: z.enum(INVITATION_STATES) }))

export type Invitation = z.output<typeof Invitations>[number]

const InvitationsSent = success(Invitations).transform((invitations) => ({ ok: true as const, invitations }))

/** Invites agents by email, with one result for each. */
export function inviteAgents(emails: readonly string[]): Call<z.output<typeof InvitationsSent> | Refusal> {
  const body = new FormData()
  for (const email of emails) body.append('emails[]', email)
  return {
    api: 'main',
    method: 'POST',
    path: `${PATH}/invite`,
    body,
    answer: z.union([Refusal, InvitationsSent]),
    refusals: refusalResponses,
  }
}

/** Removes an agent or revokes an invitation; 404 for anybody else. */
export function removeAgent(id: number): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    path: `${PATH}/${id}/remove`,
    ...actionResultOf(success(z.unknown())),
  }
}
