import { z } from 'zod'
import type { AgentTab } from '~contract/agents'
import { MAX_PER_PAGE } from '~contract/pagination'
import * as wire from '~contract/schemas/agents'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import { type ActionResult, actionResultOf, Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'users/agents'

const Agent = wire.Agent.transform((row) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  picture: row.avatar,
  phone: row.phone_number,
  statements: row.statements_count ?? undefined,
  since: row.since,
}))

/** Agent of a broker; an invited one has only an email. */
export type Agent = z.output<typeof Agent>

const AgentPage = wire.AgentPage.extend({ data: rowsOf(Agent) }).transform(({ data, counts, last_page }) => ({
  agents: data,
  counts,
  lastPage: last_page,
}))

export type AgentPage = z.output<typeof AgentPage>

export function agentPage(tab: AgentTab, text: string, page: number): Call<AgentPage> {
  const query = new URLSearchParams({ status: tab, page: String(page), ...(text && { q: text }) })
  return { api: 'main', path: PATH, query, answer: success(AgentPage) }
}

/** Agents who work with a broker, limited to one page. */
export const currentAgents: Call<AgentPage> = {
  api: 'main',
  path: PATH,
  query: new URLSearchParams({ status: 'active', per_page: String(MAX_PER_PAGE) }),
  answer: success(AgentPage),
}

export type Invitation = z.output<typeof wire.Invitations>[number]

const InvitationsSent = success(wire.Invitations).transform((invitations) => ({
  ok: true as const,
  invitations,
}))

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

/** Removes an agent, or revokes an invitation; 404 for a user who is not in that list. */
export function removeAgent(id: number, status: AgentTab): Call<ActionResult> {
  const body = new FormData()
  body.set('status', status)
  return {
    api: 'main',
    method: 'POST',
    path: `${PATH}/${id}/remove`,
    body,
    ...actionResultOf(success(z.unknown())),
  }
}
