import type { z } from 'zod'
import type { AccountLeadKind, AccountLeadStage, LeadRouting, NO_ASSIGNEE } from '~contract/account-leads'
import { toCurrency } from '~contract/currencies'
import { accountLeadEndpoints } from '~contract/endpoints/account-leads'
import type * as wire from '~contract/schemas/account-leads'
import { HECTARE_ID } from '~contract/statements'
import { toSoughtHome } from './broker-requests.server'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

type Contact = z.output<typeof wire.AccountLeadSummary>['contact']

const toContact = (contact: Contact) =>
  contact ? { phone: contact.phone_number, email: contact.email } : undefined

function toSummary(row: Omit<z.output<typeof wire.AccountLeadSummary>, 'contact'>) {
  return {
    id: row.id,
    kind: row.kind,
    stage: row.stage,
    name: row.name,
    statement: row.statement ? toPricedStatement(row.statement) : undefined,
    project: row.project ?? undefined,
    /** Home that the search request of a match describes. */
    soughtHome: row.search_request ? toSoughtHome(row.search_request) : undefined,
    assignee: row.assignee ?? undefined,
    /** Day of the reminder, `2026-12-01`. */
    remindOn: row.remind_on,
    createdAt: row.created_at,
    lastEventAt: row.last_event_at,
    respondedAt: row.responded_at,
  }
}

function toPricedStatement({
  id,
  title,
  price,
  currency_id,
  ...facts
}: NonNullable<z.output<typeof wire.AccountLeadSummary>['statement']>) {
  const currency = toCurrency(currency_id)
  return {
    id,
    title,
    /** Price in the owner's currency; undefined if it is negotiable. */
    ownPrice: price && currency ? { total: price, currency } : undefined,
    price: {
      gel: { total: facts.price_gel },
      usd: { total: facts.price_usd },
    },
    area: facts.area,
    areaUnit: facts.area_type_id === HECTARE_ID ? ('hectare' as const) : ('m2' as const),
  }
}

const toPage = (page: z.output<typeof wire.AccountLeadPage>) => ({
  leads: page.data.map(({ contact, ...summary }) => ({ ...toSummary(summary), contact: toContact(contact) })),
  total: page.total,
  lastPage: page.last_page,
  countByStage: page.count_by_stage,
  projects: page.projects,
  /** Agents of the user, if the user is a broker. */
  agents: page.agents,
})

export type AccountLeadPage = ReturnType<typeof toPage>
export type AccountLeadSummary = AccountLeadPage['leads'][number]

function toLead(lead: z.output<typeof wire.AccountLead>) {
  return {
    ...toSummary(lead),
    contact: toContact(lead.contact),
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
  /** True for leads whose person waits for an answer. */
  isWaiting: boolean
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
  { stage, kind, projectId, assignee, isWaiting, search, page }: Partial<AccountLeadQuery>,
  perPage?: number,
): Call<AccountLeadPage> {
  return callPage({
    query: {
      stage,
      kind,
      project_id: projectId,
      assignee: assignee === undefined ? undefined : String(assignee),
      is_waiting: isWaiting || undefined,
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

const toSettings = (settings: z.output<typeof wire.LeadSettings>) => ({
  routing: settings.routing,
  webhook: settings.webhook_url
    ? {
        url: settings.webhook_url,
        /** Key of the signatures. */
        secret: settings.webhook_secret ?? '',
        lastDelivery: settings.last_delivery ?? undefined,
      }
    : undefined,
  /** Agents of a broker with the time to their first responses; empty for other users. */
  agents: settings.agents.map(({ id, name, open_leads, responses, median_minutes }) => ({
    id,
    name,
    openLeads: open_leads,
    responses,
    medianMinutes: median_minutes ?? undefined,
  })),
})

export type LeadSettings = ReturnType<typeof toSettings>

export const leadSettings: Call<LeadSettings> = defineCall(accountLeadEndpoints.settings, toSettings)({})

const callSetRouting = defineAction(accountLeadEndpoints.setRouting)
const callSetWebhook = defineAction(accountLeadEndpoints.setWebhook)

/** Sets the rule by which new leads of a broker go to agents. */
export function setLeadRouting(routing: LeadRouting): Call<ActionResult> {
  return callSetRouting({ body: { routing } })
}

/** @param url an empty text removes the receiver */
export function setLeadWebhook(url: string): Call<ActionResult> {
  return callSetWebhook({ body: { url } })
}
