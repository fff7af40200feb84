import { z } from 'zod'
import { ACT_SUBJECTS } from '../desk'
import { approvalFields, leadWaitFields } from '../forms/desk'
import { optionalText } from '../forms/field-schemas'
import { REQUIRED } from '../forms/form-errors'
import {
  LEAD_ACTS,
  LEAD_KINDS,
  LEAD_LISTS,
  LEAD_TEXT_FILTERS,
  MAX_LEAD_SEARCH_LENGTH,
  MAX_LEAD_TEXT_LENGTH,
  WRITTEN_LEAD_ACTS,
} from '../leads'
import { DeskOverview } from '../schemas/desk-overview'
import { Lead, LeadPage } from '../schemas/leads'
import { OperatorActPage, OperatorApprovals, RevealedData } from '../schemas/operator-acts'
import { OrderDocument } from '../schemas/services'
import { defineEndpoint } from './endpoint'
import { emptyAsAbsent, idempotencyKey, optionalId, paging, queryText, queryWord } from './fields'

const lead = {
  id: 17,
  kind: 'statement_report' as const,
  created_at: '2026-11-24 10:00:00',
  closed_at: null,
  due_at: '2026-11-25 10:00:00',
  name: 'ნინო ბერიძე',
  phone_number: '555123456',
  email: 'nino@example.ge',
  text: 'The photos are of another house.',
  facts: [{ name: 'statement', value: '1000001' }],
  assignee: null,
}

const act = { operator: 'ლია', created_at: '2026-11-24 11:00:00', text: '' }

/** Requests that operators answer. */
export const leadEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/leads',
    access: 'operator',
    summary: 'Leads, the most urgent first',
    query: z.object({
      list: queryWord(LEAD_LISTS),
      kind: queryWord(LEAD_KINDS),
      text: queryWord(LEAD_TEXT_FILTERS),
      /** Words in any script, an email, a phone number, a number of a lead or of a statement. */
      q: queryText.transform((text) => text?.slice(0, MAX_LEAD_SEARCH_LENGTH)),
      ...paging(),
    }),
    answer: LeadPage,
    samples: [{ data: [lead], total: 1, last_page: 1, open_by_kind: { statement_report: 1 } }],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/leads/{id}',
    access: 'operator',
    summary: 'Lead with its log, personal data masked',
    answer: Lead,
    samples: [
      {
        ...lead,
        is_assigned_to_me: false,
        assignee_id: null,
        answer_locale: 'ka',
        answer_templates: [
          { id: 1, title: 'Received', texts: { ka: 'მივიღეთ', en: 'Received', ru: 'Получено' } },
        ],
        operators: [{ id: 3, name: 'გია' }],
        next_id: 18,
        related: [
          {
            id: 12,
            created_at: '2026-11-20 08:00:00',
            closed_at: null,
            reason: 'fraud',
            text: 'Money in advance',
          },
        ],
        can_answer: true,
        messages: [{ id: 3, is_own: false, text: 'When do you open?', created_at: '2026-11-24 12:00:00' }],
        acts: [{ ...act, act: 'assign' }],
      },
    ],
    mayBeMissing: true,
  }),

  /** POST, because each reveal is logged. */
  reveal: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/leads/{id}/reveal',
    access: 'operator',
    summary: 'Personal data of a lead; each request is logged',
    answer: RevealedData,
    samples: [{ phone_number: '555123456', email: 'nino@example.ge', facts: [] }],
  }),

  file: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/leads/{id}/files/{file}',
    access: 'operator',
    summary: "File in the conversation of a lead's sender with the operators",
    answer: OrderDocument,
    samples: [{ name: 'plan.pdf', media_type: 'application/pdf', content: 'JVBERi0=' }],
    mayBeMissing: true,
  }),

  act: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/leads/{id}/acts',
    access: 'operator',
    summary: 'Acts on a lead; 409 if it has changed since it was shown',
    body: {
      encoding: 'json',
      fields: z
        .object({
          act: z.enum(LEAD_ACTS, 'must be an act'),
          text: optionalText(MAX_LEAD_TEXT_LENGTH),
          /** 1 for an answer that closes the lead. */
          closes: z.preprocess((value) => value === true || value === '1', z.boolean()),
          idempotency_key: idempotencyKey,
          /** Assignee that was shown; empty for none. */
          assignee_id: z.string().optional(),
          /** Operator who receives the lead, for `hand_over`. */
          operator_id: optionalId,
          /** Day from which the lead is open again, for `wait`. */
          until: emptyAsAbsent(leadWaitFields.shape.until),
          loan_state: z.string().optional(),
        })
        .refine(({ act, operator_id }) => operator_id !== null || act !== 'hand_over', {
          path: ['operator_id'],
          message: REQUIRED,
        })
        .refine(({ act, until }) => until || act !== 'wait', { path: ['until'], message: REQUIRED })
        .refine(({ act, text }) => text || !WRITTEN_LEAD_ACTS.includes(act), {
          path: ['text'],
          message: REQUIRED,
        }),
    },
    answer: z.unknown(),
    samples: [],
  }),
}

/** First page of the desk. */
export const deskEndpoints = {
  overview: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/overview',
    access: 'operator',
    summary: 'What waits at the desk, and the figures of today',
    answer: DeskOverview,
    samples: [
      {
        leads: [{ kind: 'call_request', open: 3, late: 1, received_today: 2 }],
        handled_today: 4,
        median_minutes: 42.5,
        payments_today: { count: 2, amount: 105 },
        waiting: { leads: 3, late_leads: 1, orders: 2, reviews: 5, reports: 1, payments: 0, approvals: 1 },
      },
    ],
  }),
}

/** Log of operators' acts, and acts that need a second operator. */
export const operatorActEndpoints = {
  log: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/acts',
    access: 'operator',
    summary: 'Acts of operators, the latest first',
    query: z.object({ subject: queryWord(ACT_SUBJECTS), ...paging() }),
    answer: OperatorActPage,
    samples: [
      {
        data: [
          {
            ...act,
            id: 5,
            subject: 'table_row',
            subject_id: 'menu/100',
            act: 'change',
            changes: [{ name: 'title_en', before: 'Sale', after: 'For sale' }],
          },
        ],
        total: 1,
        last_page: 1,
      },
    ],
  }),

  approvals: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'operator/approvals',
    access: 'operator',
    summary: 'Acts that wait for a second operator, oldest first',
    answer: OperatorApprovals,
    samples: [
      [
        {
          id: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
          kind: 'payment_refund',
          subject_id: 12,
          amount: 250,
          text: 'Paid twice.',
          requested_by: 'ლია',
          requested_at: '2026-11-24 11:00:00',
          is_mine: false,
        },
      ],
    ],
  }),

  decide: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'operator/approvals/{id}/decision',
    access: 'operator',
    summary: 'Approves, rejects or withdraws an act; 403 for one of the same operator',
    body: {
      encoding: 'json',
      fields: approvalFields,
    },
    answer: z.unknown(),
    samples: [],
  }),
}
