import type { z } from 'zod'
import { leadEndpoints } from '~contract/endpoints/desk-leads'
import type { LeadAct, LeadKind, LeadList, LeadTextFilter } from '~contract/leads'
import type * as wire from '~contract/schemas/leads'
import { defineAction, defineCall } from './endpoint-call.server'
import { toActFields } from './operator-act'
import { type OrderDocument, toOrderDocument } from './order-documents.server'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

type Summary = z.output<typeof wire.LeadSummary>

const toLeadPage = (page: z.output<typeof wire.LeadPage>) => ({
  leads: page.data.map(toLeadSummary),
  total: page.total,
  lastPage: page.last_page,
  openByKind: page.open_by_kind,
  foundByList: page.found_by_list,
})

export type LeadPage = ReturnType<typeof toLeadPage>
export type LeadSummary = LeadPage['leads'][number]

const toLead = (lead: z.output<typeof wire.Lead>) => ({
  ...toLeadSummary(lead),
  loanState: lead.loan_state ?? undefined,
  isMine: lead.is_assigned_to_me,
  assigneeId: lead.assignee_id ?? undefined,
  nextId: lead.next_id ?? undefined,
  operators: lead.operators,
  answerLanguage: lead.answer_locale,
  templates: lead.answer_templates,
  related: lead.related.map(({ created_at: at, closed_at, ...report }) => ({
    ...report,
    at,
    isClosed: closed_at !== null,
  })),
  canAnswer: lead.can_answer,
  messages: lead.messages.map(({ is_own: isOwn, created_at: at, ...message }) => ({ ...message, isOwn, at })),
  acts: lead.acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
})

export type Lead = ReturnType<typeof toLead>

export interface LeadQuery {
  list: LeadList
  kind: LeadKind | undefined
  text: LeadTextFilter | undefined
  /** Typed search. */
  search: string | undefined
  page: number
}

const callPage = defineCall(leadEndpoints.list, toLeadPage)
const callLead = defineCall(leadEndpoints.one, toLead)
const callFile = defineCall(leadEndpoints.file, toOrderDocument)
const callAct = defineAction(leadEndpoints.act)

export function leadPage({ list, kind, text, search, page }: LeadQuery, perPage?: number): Call<LeadPage> {
  return callPage({ query: { list, kind, text, q: search, page, per_page: perPage } })
}

/** Requests a file in the conversation of a lead, for operators only. */
export function leadFile(id: number, file: string): Call<OrderDocument> {
  return callFile({ params: { id, file } })
}

export function leadById(id: number): Call<Lead> {
  return callLead({ params: { id } })
}

interface LeadChange {
  text?: string | undefined
  /** True if an answer also closes the lead. */
  closes?: boolean | undefined
  key?: string | undefined
  /** Assignee shown to the operator; empty for an unassigned lead, undefined to skip the check. */
  assigneeId?: string | undefined
  /** Bank decision shown to the operator. */
  loanState?: string | undefined
  /** Operator who receives the lead. */
  operatorId?: number | undefined
  /** Day from which the lead is open again. */
  until?: string | undefined
}

export function changeLead(id: number, act: LeadAct, change: LeadChange): Call<ActionResult> {
  const { text, key, assigneeId, loanState, closes, operatorId, until } = change
  const body = {
    act,
    ...toActFields({ text, key }),
    closes: closes ? '1' : undefined,
    assignee_id: assigneeId,
    loan_state: loanState,
    operator_id: operatorId,
    until,
  }
  return callAct({ params: { id }, body })
}

function toLeadSummary({
  created_at: createdAt,
  closed_at: closedAt,
  due_at: dueAt,
  waits_until: waitsUntil,
  ...lead
}: Summary) {
  return {
    id: lead.id,
    kind: lead.kind,
    name: lead.name,
    phone: lead.phone_number,
    email: lead.email,
    text: lead.text,
    facts: lead.facts,
    isMasked: lead.is_masked,
    isWritten: lead.is_written,
    assignee: lead.assignee ?? undefined,
    createdAt,
    closedAt: closedAt ?? undefined,
    dueAt: dueAt ?? undefined,
    waitsUntil: waitsUntil ?? undefined,
    hasReply: lead.has_reply,
  }
}
