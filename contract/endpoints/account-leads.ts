import { z } from 'zod'
import {
  ACCOUNT_LEAD_KINDS,
  ACCOUNT_LEAD_STAGES,
  MAX_ACCOUNT_LEAD_SEARCH_LENGTH,
  NO_ASSIGNEE,
} from '../account-leads'
import {
  leadAssigneeFields,
  leadNoteFields,
  leadReminderFields,
  leadRoutingFields,
  leadStageFields,
  leadWebhookFields,
} from '../forms/account-leads'
import { AccountLead, AccountLeadPage, LeadSettings } from '../schemas/account-leads'
import { parseId } from '../values/ids'
import { defineEndpoint } from './endpoint'
import { flag, idempotencyKey, paging, queryId, queryText, queryWord } from './fields'

const lead = {
  id: 12,
  kind: 'message' as const,
  stage: 'talking' as const,
  name: 'ნინო',
  statement: {
    id: 101,
    title: 'იყიდება 3-ოთახიანი ბინა ვაკეში',
    price: 95_000,
    currency_id: 2,
    price_gel: 256_500,
    price_usd: 95_000,
    area: 75,
    area_type_id: 1,
  },
  project: null,
  search_request: null,
  assignee: { id: 7, name: 'გიორგი' },
  remind_on: '2026-12-05',
  created_at: '2026-11-29 10:00:00',
  last_event_at: '2026-11-29 12:00:00',
  responded_at: '2026-11-29 11:00:00',
}

/** Leads of the user's account, and those that an agent looks after for a broker. */
export const accountLeadEndpoints = {
  list: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/leads',
    access: 'user',
    summary: 'Leads of the user, those with the latest event first',
    query: z.object({
      stage: queryWord(ACCOUNT_LEAD_STAGES),
      kind: queryWord(ACCOUNT_LEAD_KINDS),
      project_id: queryId,
      /** Id of an agent, or `none`. */
      assignee: queryText.transform((text) => (text === NO_ASSIGNEE ? NO_ASSIGNEE : parseId(text))),
      /** True for leads whose person waits for an answer. */
      is_waiting: flag,
      /** Name of the person, number or street of a statement, in any script. */
      q: queryText.transform((text) => text?.slice(0, MAX_ACCOUNT_LEAD_SEARCH_LENGTH)),
      ...paging(),
    }),
    answer: AccountLeadPage,
    samples: [
      {
        data: [lead],
        total: 1,
        last_page: 1,
        count_by_stage: { talking: 1 },
        projects: [{ id: 3, title: 'ნიგვზის ეზო', new: 0, talking: 1, waiting: 1 }],
        agents: [{ id: 7, name: 'გიორგი' }],
      },
    ],
  }),

  one: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/leads/{id}',
    access: 'owner',
    summary: 'Lead with everything that happened',
    answer: AccountLead,
    samples: [
      {
        ...lead,
        contact: { phone_number: '555123456', email: null },
        events: [
          { kind: 'conversation', id: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11', at: lead.created_at },
          {
            kind: 'viewing',
            id: '4f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
            at: lead.last_event_at,
            starts_at: '2026-12-05 12:00:00',
            state: 'booked',
          },
        ],
        messages: [{ id: 12, is_own: false, text: 'Is it still for sale?', at: lead.created_at }],
        acts: [{ id: 4, act: 'note', user: 'გიორგი', text: 'Calls on Monday', at: lead.responded_at }],
        agents: [],
        related: [{ id: 9, kind: 'number', stage: 'lost', statement: null }],
      },
    ],
    mayBeMissing: true,
  }),

  setStage: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/leads/{id}/stage',
    access: 'owner',
    summary: 'Moves a lead to another stage, unless it has left the shown one meanwhile',
    body: { encoding: 'json', fields: leadStageFields },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  addNote: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/leads/{id}/notes',
    access: 'owner',
    summary: 'Adds a note that only the account and its agent see; repeats with a key count once',
    body: { encoding: 'json', fields: leadNoteFields.extend({ idempotency_key: idempotencyKey }) },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  setReminder: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/leads/{id}/reminder',
    access: 'owner',
    summary: 'Sets or removes the day of the reminder; safe to repeat',
    body: { encoding: 'json', fields: leadReminderFields },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  assign: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/leads/{id}/assignee',
    access: 'owner',
    summary:
      "Gives a broker's lead to an agent, or takes it back, unless somebody else has done so meanwhile",
    body: { encoding: 'json', fields: leadAssigneeFields },
    answer: z.unknown(),
    samples: [],
    mayBeMissing: true,
  }),

  settings: defineEndpoint({
    api: 'main',
    method: 'GET',
    path: 'users/lead-settings',
    access: 'user',
    summary: "Settings of the user's leads; for a broker with the response times of the agents",
    answer: LeadSettings,
    samples: [
      {
        routing: 'turn',
        webhook_url: 'https://crm.example.ge/leads',
        webhook_secret: 'whsec_c2VjcmV0',
        last_delivery: { at: lead.created_at, failure: 'status 500' },
        agents: [{ id: 7, name: 'გიორგი', open_leads: 3, responses: 8, median_minutes: 25 }],
      },
    ],
  }),

  setRouting: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/lead-settings/routing',
    access: { types: ['broker'] },
    summary: 'Sets the rule by which new leads of a broker go to agents',
    body: { encoding: 'json', fields: leadRoutingFields },
    answer: z.unknown(),
    samples: [],
  }),

  setWebhook: defineEndpoint({
    api: 'main',
    method: 'POST',
    path: 'users/lead-settings/webhook',
    access: 'user',
    summary: "Sets the receiver of the user's leads, with a new secret, or removes it",
    body: { encoding: 'json', fields: leadWebhookFields },
    answer: z.unknown(),
    samples: [],
  }),
}
