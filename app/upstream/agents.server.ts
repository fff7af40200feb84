import type { z } from 'zod'
import type { AgentTab } from '~contract/accounts'
import { agentEndpoints } from '~contract/endpoints/profile'
import type { NotificationResponse } from '~contract/notifications'
import type * as wire from '~contract/schemas/accounts'
import { MAX_PER_PAGE } from '~contract/values/page-number'
import { defineAction, defineCall } from './endpoint-call.server'
import type { StatementActionResult } from './own-statements.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

const toAgent = (row: z.output<typeof wire.Agent>) => ({
  /** Id of the agent, or of the invitation. */
  id: row.id,
  email: row.email ?? '',
  name: row.name,
  picture: row.avatar,
  phone: row.phone_number,
  statements: row.statements_count ?? undefined,
  since: row.since,
})

/** Agent of a broker; an invited one has only an email or a number. */
export type Agent = ReturnType<typeof toAgent>

function toAgentPage({ data, counts, last_page }: z.output<typeof wire.AgentPage>) {
  return { agents: data.map(toAgent), counts, lastPage: last_page }
}

export type AgentPage = ReturnType<typeof toAgentPage>

const callAgents = defineCall(agentEndpoints.list, toAgentPage)

const callInvite = defineAction(agentEndpoints.invite, (invitations) => ({ invitations }))

const callReassign = defineAction(agentEndpoints.reassign, (result) => result)

const toCompany = ({ company }: z.output<typeof wire.AgentCompany>) => company ?? undefined

/** Requests the company that the signed-in agent works with. */
export const agentCompany = defineCall(agentEndpoints.company, toCompany)({})

const callLeave = defineAction(agentEndpoints.leave)

const callRemove = defineAction(agentEndpoints.remove)

export function agentPage(tab: AgentTab, text: string, page: number): Call<AgentPage> {
  return callAgents({ query: { status: tab, page, q: text || undefined } })
}

/** Agents who work with a broker, limited to one page. */
export const currentAgents: Call<AgentPage> = callAgents({
  query: { status: 'active', per_page: MAX_PER_PAGE },
})

export type Invitation = z.output<typeof wire.Invitations>[number]

/** Invites agents by email or mobile number, with one result for each. */
export function inviteAgents(
  contacts: readonly string[],
): Call<{ ok: true; invitations: Invitation[] } | Refusal> {
  return callInvite({ body: { contacts } })
}

const toInvitation = ({ broker, slug, expires_at }: z.output<typeof wire.AgentInvitation>) => ({
  broker,
  slug,
  expiresAt: expires_at,
})

const callCheckInvitation = defineCall(agentEndpoints.checkInvitation, toInvitation)

const callRespond = defineAction(agentEndpoints.respondToInvitation)

/** Requests the invitation of a link. An answered, withdrawn or expired invitation gives 404. */
export function agentInvitation(code: string): Call<ReturnType<typeof toInvitation>> {
  return callCheckInvitation({ body: { code } })
}

/** Answers the invitation of a link; 404 like above, 409 for an agent of another broker. Safe to repeat. */
export function respondToInvitation(code: string, response: NotificationResponse): Call<ActionResult> {
  return callRespond({ body: { code, response } })
}

/**
 * Hands statements of the company or its agents over.
 * @param agent id of the agent, or `own` for the company
 */
export function reassignStatements(
  statements: readonly number[],
  agent: string,
): Call<({ ok: true } & StatementActionResult) | Refusal> {
  return callReassign({ body: { statements, agent } })
}

/** Removes an agent, or revokes an invitation; 404 for a user who is not in that list. */
export function removeAgent(id: number, status: AgentTab): Call<ActionResult> {
  return callRemove({ params: { id }, body: { status } })
}

/** Ends the work of the signed-in agent for a company; 404 if it has ended already. */
export function leaveCompany(company: number): Call<ActionResult> {
  return callLeave({ body: { company: String(company) } })
}
