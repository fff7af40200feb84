import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { requireOperator, requireUserId } from '~backend/platform/auth/authenticate'
import { addOperatorAct, listOperatorActs, toActsJson } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getPathId } from '~backend/platform/http/path-id'
import { getText, parseQuery } from '~backend/platform/http/query'
import { listRevealed, maskPersonalData } from '~backend/platform/mask-personal-data'
import { idempotencyKey, optionalText, REQUIRED } from '~contract/endpoints/fields'
import {
  LEAD_ACTS,
  LEAD_KINDS,
  LEAD_LISTS,
  MAX_LEAD_TEXT_LENGTH,
  PAST_LEAD_ACTS,
  WRITTEN_LEAD_ACTS,
} from '~contract/leads'
import { LOAN_REQUEST_STATES } from '~contract/loans'
import type { Lead, LeadPage, LeadSummary } from '~contract/schemas/leads'
import type { RevealedData } from '~contract/schemas/operator-acts'
import { changeLead } from './change-lead'
import { findLeadContents, isPersonalFact, type LeadContent, listFacts, MASKED_LEADS } from './lead-contents'
import { countLeads, countOpenLeads, findLead, type LeadRow, listLeads } from './lead-store'
import { listRelatedReports } from './report-store'

const ActForm = z
  .object({
    act: z.enum(LEAD_ACTS, 'must be an act'),
    text: optionalText(MAX_LEAD_TEXT_LENGTH),
    idempotency_key: idempotencyKey,
    assignee_id: z.string().optional(),
    loan_state: z.string().optional(),
  })
  .refine(({ act, text }) => text || !WRITTEN_LEAD_ACTS.includes(act), { path: ['text'], message: REQUIRED })

/** `/operator/leads`: open requests and operators' acts on them. */
export function operatorLeadRoutes(pool: pg.Pool): Router {
  return Router()
    .use(requireOperator)
    .get(
      '/',
      jsonHandler(async (request, response): Promise<z.input<typeof LeadPage>> => {
        const query = parseQuery(request)
        const filter = {
          list: LEAD_LISTS.find((list) => list === getText(query, 'list')) ?? 'open',
          kind: LEAD_KINDS.find((kind) => kind === getText(query, 'kind')),
          operatorId: await requireUserId(response),
        }
        const page = parsePage(query)
        const [rows, total, openByKind] = await Promise.all([
          listLeads(pool, filter, page),
          countLeads(pool, filter),
          countOpenLeads(pool),
        ])
        const contents = await findLeadContents(pool, rows, getLocale(request))
        return {
          data: rows.map((row, at) => toSummaryJson(row, contents[at])),
          open_by_kind: openByKind,
          ...toPaginationJson(page, rows.length, total),
        }
      }),
    )
    .get(
      '/:id',
      jsonHandler(async (request, response): Promise<z.input<typeof Lead>> => {
        const row = await findLead(pool, getPathId(request) ?? 0)
        if (!row) throw notFound('Lead')
        const [[content], acts, related] = await Promise.all([
          findLeadContents(pool, [row], getLocale(request)),
          listOperatorActs(pool, 'lead', row.id),
          listRelatedReports(pool, row),
        ])
        return {
          ...toSummaryJson(row, content),
          loan_state: LOAN_REQUEST_STATES.find((state) => state === content?.facts.state),
          assignee_id: row.assigned_to,
          is_assigned_to_me: row.assigned_to === (await requireUserId(response)),
          related,
          acts: toActsJson(acts, PAST_LEAD_ACTS),
        }
      }),
    )
    .post(
      // POST, because each reveal is logged.
      '/:id/reveal',
      jsonHandler(async (request, response): Promise<z.input<typeof RevealedData>> => {
        const operatorId = await requireUserId(response)
        return inTransaction(pool, async (transaction) => {
          const row = await findLead(transaction, getPathId(request) ?? 0)
          const [content] = row ? await findLeadContents(transaction, [row], getLocale(request)) : []
          if (!row || !content || !MASKED_LEADS.includes(row.kind)) throw notFound('Lead')
          const { phone_number, email } = content
          const facts = listFacts(content.facts)
          const revealed = facts.filter(({ name }) => isPersonalFact(row.kind, name)).map(({ name }) => name)
          await addOperatorAct(transaction, {
            operatorId,
            subject: 'lead',
            subjectId: row.id,
            act: 'reveal',
            before: {},
            after: { revealed: listRevealed({ phone_number, email }, revealed) },
          })
          return { phone_number, email, facts }
        })
      }),
    )
    .post(
      '/:id/acts',
      readBody,
      jsonHandler(async (request, response) => {
        const form = parseForm(ActForm, await parseBody(request))
        const operatorId = await requireUserId(response)
        await inTransaction(pool, (transaction) =>
          changeLead(transaction, {
            leadId: getPathId(request) ?? 0,
            operatorId,
            act: form.act,
            text: form.text,
            shownAssignee: form.assignee_id,
            shownLoanState: form.loan_state,
            locale: getLocale(request),
            idempotencyKey: form.idempotency_key,
          }),
        )
        return []
      }),
    )
}

function toSummaryJson(row: LeadRow, content: LeadContent | undefined): z.input<typeof LeadSummary> {
  const isMasked = MASKED_LEADS.includes(row.kind)
  const personal = {
    phone_number: content?.phone_number ?? '',
    email: content?.email ?? '',
    facts: listFacts(content?.facts ?? {}),
  }
  return {
    id: row.id,
    kind: row.kind,
    created_at: row.created_at,
    closed_at: row.closed_at,
    name: content?.name ?? '',
    text: content?.text ?? '',
    ...(isMasked ? maskPersonalData(personal, (name) => isPersonalFact(row.kind, name)) : personal),
    is_masked: isMasked,
    assignee: row.assignee,
  }
}
