import type { z } from 'zod'
import type { LeadAct, LeadKind, LeadList } from '~contract/leads'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/leads'
import { rowsOf } from '~contract/schemas/rows'
import { itemPath } from './item-path'
import { operatorAct } from './operator-act'
import type { ActionResult } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'operator/leads'

type Summary = z.output<typeof wire.LeadSummary>

const LeadPage = wire.LeadPage.extend({ data: rowsOf(wire.LeadSummary) }).transform((page) => ({
  leads: page.data.map(toLeadSummary),
  total: page.total,
  lastPage: page.last_page,
  openByKind: page.open_by_kind,
}))

export type LeadPage = z.output<typeof LeadPage>
export type LeadSummary = LeadPage['leads'][number]

const Lead = wire.Lead.transform((lead) => ({
  ...toLeadSummary(lead),
  loanState: lead.loan_state ?? undefined,
  isMine: lead.is_assigned_to_me,
  assigneeId: lead.assignee_id ?? undefined,
  related: lead.related.map(({ created_at: at, closed_at, ...report }) => ({
    ...report,
    at,
    isClosed: closed_at !== null,
  })),
  acts: lead.acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
}))

export type Lead = z.output<typeof Lead>

export interface LeadQuery {
  list: LeadList
  kind: LeadKind | undefined
  page: number
}

export function leadPage({ list, kind, page }: LeadQuery, perPage?: number): Call<LeadPage> {
  const query = new URLSearchParams({ list, page: String(page) })
  if (kind) query.set('kind', kind)
  if (perPage) query.set('per_page', String(perPage))
  return { api: 'main', path: PATH, query, answer: success(LeadPage) }
}

export function leadById(id: number): Call<Lead> {
  return { api: 'main', ...itemPath(PATH, id), answer: success(Lead) }
}

interface LeadChange {
  text: string
  key: string | undefined
  /** Assignee shown to the operator; empty for an unassigned lead, undefined to skip the check. */
  assigneeId: string | undefined
  /** Bank decision shown to the operator. */
  loanState: string | undefined
}

export function changeLead(id: number, act: LeadAct, change: LeadChange): Call<ActionResult> {
  return operatorAct(itemPath(PATH, id, '/acts'), act, change)
}

function toLeadSummary({ created_at: createdAt, closed_at: closedAt, ...lead }: Summary) {
  return {
    id: lead.id,
    kind: lead.kind,
    name: lead.name,
    phone: lead.phone_number,
    email: lead.email,
    text: lead.text,
    facts: lead.facts,
    isMasked: lead.is_masked,
    assignee: lead.assignee ?? undefined,
    createdAt,
    closedAt: closedAt ?? undefined,
  }
}
