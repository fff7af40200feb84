import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { findLeadConversation, listLeadMessages } from '~backend/conversations/lead-conversations'
import { findMessageFile } from '~backend/conversations/message-files'
import type { InboundMailSettings } from '~backend/conversations/reply-addresses'
import { addOperatorAct, listOperatorActs, toActsJson } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { listRevealed, maskPersonalData } from '~backend/platform/mask-personal-data'
import { leadEndpoints } from '~contract/endpoints/desk-leads'
import { PAST_LEAD_ACTS } from '~contract/leads'
import { LOAN_REQUEST_STATES } from '~contract/loans'
import type { LeadSummary } from '~contract/schemas/leads'
import { isUuid, parseId } from '~contract/values/ids'
import { listAnswerTemplates } from './answer-templates'
import { changeLead } from './change-lead'
import { findLeadContents, isPersonalFact, type LeadContent, listFacts, MASKED_LEADS } from './lead-contents'
import {
  countFoundLeads,
  countLeads,
  countOpenLeads,
  findLead,
  findNextLead,
  type LeadRow,
  listLeads,
  listOperators,
} from './lead-store'
import { canAnswerLead, findAnswerLocale } from './notify-lead-sender'
import { listRelatedReports } from './report-store'

/**
 * Open requests and operators' acts on them.
 * @param replies settings of replies by email; undefined if they are off
 */
export function operatorLeadRoutes(pool: pg.Pool, replies?: InboundMailSettings): Router {
  const router = Router()

  mountEndpoint(router, leadEndpoints.list, async ({ query, userId, locale }) => {
    const { list = 'open', kind, text, q: search } = query
    const filter = { list, kind, text, search, operatorId: userId }
    const page = toPage(query)
    const [rows, total, openByKind, foundByList] = await Promise.all([
      listLeads(pool, filter, page),
      countLeads(pool, filter),
      countOpenLeads(pool),
      search === undefined ? undefined : countFoundLeads(pool, filter),
    ])
    const contents = await findLeadContents(pool, rows, locale)
    return {
      data: rows.map((row, at) => toSummaryJson(row, contents[at])),
      open_by_kind: openByKind,
      ...(foundByList && { found_by_list: foundByList }),
      ...toPaginationJson(page, rows.length, total),
    }
  })

  mountEndpoint(router, leadEndpoints.one, async ({ params, userId, locale }) => {
    const row = await findLead(pool, parseId(params.id) ?? 0)
    if (!row) throw notFound('Lead')
    const [[content], acts, related, nextId, operators, messages] = await Promise.all([
      findLeadContents(pool, [row], locale),
      listOperatorActs(pool, 'lead', row.id),
      listRelatedReports(pool, row),
      findNextLead(pool, row.id, userId),
      listOperators(pool),
      listLeadMessages(pool, row.id),
    ])
    const canAnswer = content !== undefined && (await canAnswerLead(pool, row.id, content.email))
    const [answerLocale, templates] = await Promise.all([
      findAnswerLocale(pool, row, { email: content?.email ?? '', locale }),
      canAnswer ? listAnswerTemplates(pool, locale) : [],
    ])
    return {
      ...toSummaryJson(row, content),
      loan_state: LOAN_REQUEST_STATES.find((state) => state === content?.facts.state),
      assignee_id: row.assigned_to,
      is_assigned_to_me: row.assigned_to === userId,
      next_id: nextId ?? null,
      answer_locale: answerLocale,
      answer_templates: templates,
      operators,
      related,
      can_answer: canAnswer,
      messages: messages.map(({ side, ...message }) => ({ ...message, is_own: side === 'owner' })),
      acts: toActsJson(acts, PAST_LEAD_ACTS),
    }
  })

  mountEndpoint(router, leadEndpoints.reveal, async ({ params, userId, locale }) =>
    inTransaction(pool, async (transaction) => {
      const row = await findLead(transaction, parseId(params.id) ?? 0)
      const [content] = row ? await findLeadContents(transaction, [row], locale) : []
      if (!row || !content || !MASKED_LEADS.includes(row.kind)) throw notFound('Lead')
      const { phone_number, email } = content
      const facts = listFacts(content.facts)
      const revealed = facts.filter(({ name }) => isPersonalFact(row.kind, name)).map(({ name }) => name)
      await addOperatorAct(transaction, {
        operatorId: userId,
        subject: 'lead',
        subjectId: row.id,
        act: 'reveal',
        before: {},
        after: { revealed: listRevealed({ phone_number, email }, revealed) },
      })
      return { phone_number, email, facts }
    }),
  )

  mountEndpoint(router, leadEndpoints.file, async ({ params }) => {
    const conversation = await findLeadConversation(pool, parseId(params.id) ?? 0)
    if (conversation === undefined || !isUuid(params.file)) throw notFound('File')
    return findMessageFile(pool, conversation, params.file)
  })

  mountEndpoint(router, leadEndpoints.act, async ({ params, body, userId, locale }) => {
    await inTransaction(pool, (transaction) =>
      changeLead(transaction, {
        leadId: parseId(params.id) ?? 0,
        operatorId: userId,
        act: body.act,
        text: body.text,
        closes: body.closes,
        shownAssignee: body.assignee_id,
        colleagueId: body.operator_id,
        until: body.until,
        shownLoanState: body.loan_state,
        locale,
        idempotencyKey: body.idempotency_key,
        replies,
      }),
    )
    return []
  })

  return router
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
    due_at: row.due_at,
    waits_until: row.waits_until,
    is_written: row.is_written,
    name: content?.name ?? '',
    text: content?.text ?? '',
    ...(isMasked ? maskPersonalData(personal, (name) => isPersonalFact(row.kind, name)) : personal),
    is_masked: isMasked,
    assignee: row.assignee,
    has_reply: row.has_reply,
  }
}
