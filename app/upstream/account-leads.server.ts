import type { z } from 'zod'
import type { AccountLeadKind, AccountLeadStage, NO_ASSIGNEE } from '~contract/account-leads'
import { accountLeadEndpoints } from '~contract/endpoints/account-leads'
import type * as wire from '~contract/schemas/account-leads'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

function toSummary(row: z.output<typeof wire.AccountLeadSummary>) {
  return {
    id: row.id,
    kind: row.kind,
    stage: row.stage,
    name: row.name,
    statement: row.statement ?? undefined,
    project: row.project ?? undefined,
    assignee: row.assignee ?? undefined,
    /** Day of the reminder, `2026-12-01`. */
    remindOn: row.remind_on,
    createdAt: row.created_at,
    lastEventAt: row.last_event_at,
    respondedAt: row.responded_at,
  }
}

export type AccountLeadSummary = ReturnType<typeof toSummary>

const toPage = (page: z.output<typeof wire.AccountLeadPage>) => ({
  leads: page.data.map(toSummary),
  total: page.total,
  lastPage: page.last_page,
  countByStage: page.count_by_stage,
  projects: page.projects,
  /** Agents of the user, if the user is a broker. */
  agents: page.agents,
})

export type AccountLeadPage = ReturnType<typeof toPage>

function toLead(lead: z.output<typeof wire.AccountLead>) {
  return {
    ...toSummary(lead),
    contact: lead.contact ? { phone: lead.contact.phone_number, email: lead.contact.email } : undefined,
    events: lead.events.map(({ kind, id, at, starts_at: startsAt, state }) => ({
      kind,
      id,
      at,
      startsAt,
      state: state ?? undefined,
    })),
    messages: lead.messages.map(({ id, is_own: isOwn, text, at }) => ({ id, isOwn, text, at })),
    acts: lead.acts.map(({ remind_on: remindOn, stage, ...act }) => ({
      ...act,
      stage: stage ?? undefined,
      remindOn,
    })),
    agents: lead.agents,
    related: lead.related.map(({ statement, ...related }) => ({
      ...related,
      statement: statement ?? undefined,
    })),
  }
}

export type AccountLead = ReturnType<typeof toLead>

export interface AccountLeadQuery {
  stage: AccountLeadStage | undefined
  kind: AccountLeadKind | undefined
  projectId: number | undefined
  assignee: number | typeof NO_ASSIGNEE | undefined
  /** Typed search. */
  search: string | undefined
  page: number
}

const callPage = defineCall(accountLeadEndpoints.list, toPage)
const callLead = defineCall(accountLeadEndpoints.one, toLead)
const callSetStage = defineAction(accountLeadEndpoints.setStage)
const callAddNote = defineAction(accountLeadEndpoints.addNote)
const callSetReminder = defineAction(accountLeadEndpoints.setReminder)
const callAssign = defineAction(accountLeadEndpoints.assign)

export function accountLeadPage(
  { stage, kind, projectId, assignee, search, page }: AccountLeadQuery,
  perPage?: number,
): Call<AccountLeadPage> {
  return callPage({
    query: {
      stage,
      kind,
      project_id: projectId,
      assignee: assignee === undefined ? undefined : String(assignee),
      q: search,
      page,
      per_page: perPage,
    },
  })
}

/** Requests a lead of the user; 404 for another one. */
export function accountLeadById(id: number): Call<AccountLead> {
  return callLead({ params: { id } })
}

export function setLeadStage(
  id: number,
  { stage, shownStage }: { stage: AccountLeadStage; shownStage: AccountLeadStage },
): Call<ActionResult> {
  return callSetStage({ params: { id }, body: { stage, shown_stage: shownStage } })
}

export function addLeadNote(id: number, { text, key }: { text: string; key: string }): Call<ActionResult> {
  return callAddNote({ params: { id }, body: { text, idempotency_key: key } })
}

/** @param day an empty text removes the reminder */
export function setLeadReminder(id: number, day: string): Call<ActionResult> {
  return callSetReminder({ params: { id }, body: { remind_on: day } })
}

/** @param assigneeId an empty text gives the lead back to the broker */
export function assignLead(
  id: number,
  { assigneeId, shownId }: { assigneeId: string; shownId: string },
): Call<ActionResult> {
  return callAssign({ params: { id }, body: { assignee_id: assigneeId, shown_id: shownId } })
}
