import { DeskRow, DeskRows } from '../schemas/desk-tables'
import { Lead, LeadPage } from '../schemas/leads'
import { OperatorActPage } from '../schemas/operator-acts'
import { GalleryPhoto } from '../schemas/operator-orders'
import { OperatorQuestionnaire, OperatorQuestionnairePage } from '../schemas/operator-questionnaires'
import { ReportedStatement, ReportedStatementPage } from '../schemas/operator-statements'
import { OperatorUserDetails, OperatorUserPage } from '../schemas/operator-users'
import { sample } from './sample'

const lead = {
  id: 17,
  kind: 'statement_report' as const,
  created_at: '2026-11-24 10:00:00',
  closed_at: null,
  name: 'ნინო ბერიძე',
  phone_number: '555123456',
  email: 'nino@example.ge',
  text: 'The photos are of another house.',
  facts: [{ name: 'statement', value: '1000001' }],
  assignee: null,
}

const user = {
  id: 7,
  type: 'broker' as const,
  name: 'Walnut',
  email: 'office@walnut.example',
  phone_number: '555123456',
  created_at: '2026-01-12 09:30:00',
  is_operator: false,
  awaits_confirmation: true,
  is_blocked: false,
}

const act = { operator: 'ლია', created_at: '2026-11-24 11:00:00', text: '' }

const questionnaire = {
  id: 2,
  subject: 'A flat in Vake',
  is_template: false,
  person: { id: 7, name: 'Walnut' },
  created_at: '2026-11-20 10:00:00',
  is_begun: false,
  answered_at: '2026-11-21 12:00:00',
}

/** Answers that only operators receive. */
export const operatorSamples = [
  sample('GET /operator/leads', LeadPage, {
    data: [lead],
    total: 1,
    last_page: 1,
    open_by_kind: { statement_report: 1 },
  }),
  sample('GET /operator/leads/{id}', Lead, {
    ...lead,
    is_assigned_to_me: false,
    assignee_id: null,
    related: [
      {
        id: 12,
        created_at: '2026-11-20 08:00:00',
        closed_at: null,
        reason: 'fraud',
        text: 'Money in advance',
      },
    ],
    acts: [{ ...act, act: 'assign' }],
  }),
  sample('GET /operator/reported-statements', ReportedStatementPage, {
    data: [
      {
        id: 1000001,
        address: 'Chavchavadze Avenue 26',
        owner: 'Walnut',
        is_public: true,
        is_blocked: false,
        reports: 3,
        reasons: [
          { reason: 'fraud', count: 2 },
          { reason: 'sold', count: 1 },
        ],
        waiting_since: '2026-11-24 10:00:00',
        closed_at: null,
      },
    ],
    total: 1,
    last_page: 1,
    count_by_list: { open: 1, closed: 0 },
  }),
  sample('GET /operator/reported-statements/{id}', ReportedStatement, {
    id: 1000001,
    address: 'Chavchavadze Avenue 26',
    owner: { id: 7, name: 'Walnut' },
    is_public: false,
    block_reason: 'There is no such house.',
    reports: [
      {
        id: 17,
        created_at: '2026-11-24 10:00:00',
        closed_at: null,
        reason: 'fraud',
        text: 'Money in advance',
      },
    ],
    allowed_acts: ['unblock', 'close_reports', 'note'],
    acts: [{ ...act, act: 'block', text: 'There is no such house.' }],
  }),
  sample('GET /operator/acts', OperatorActPage, {
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
  }),
  sample('GET /operator/questionnaires', OperatorQuestionnairePage, {
    data: [questionnaire],
    total: 1,
    last_page: 1,
    count_by_list: { open: 0, answered: 1, templates: 1 },
    templates: [{ id: 1, name: 'Questions before the valuation' }],
  }),
  sample('GET /operator/questionnaires/{id}', OperatorQuestionnaire, {
    ...questionnaire,
    token: '3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11',
    groups: [
      {
        title: 'The property',
        heading: { id: 11, position: 10 },
        questions: [{ id: 12, position: 20, name: 'area', title: 'Area, m²', type: 'number', required: 1 }],
      },
    ],
    answers: { area: '60' },
    acts: [{ ...act, act: 'add' }],
  }),
  sample('GET /operator/users', OperatorUserPage, {
    data: [user],
    total: 1,
    last_page: 1,
    count_by_list: { all: 1, unconfirmed: 1, blocked: 0, operators: 1 },
  }),
  sample('GET /operator/users/{id}', OperatorUserDetails, {
    ...user,
    company_code: '404404404',
    slug: 'walnut',
    block_reason: '',
    blocked_at: null,
    statements_total: 1,
    orders_total: 1,
    statements: [{ id: 1000001, is_public: true, created_at: '2026-11-01 12:00:00' }],
    orders: [{ id: 50001, name: 'Photo shoot', is_open: true, created_at: '2026-11-02 12:00:00' }],
    sessions: [
      { device: 'Firefox, Linux', created_at: '2026-11-20 09:00:00', last_used_at: '2026-11-24 09:00:00' },
    ],
    allowed_acts: ['confirm', 'block', 'note'],
    acts: [{ ...act, act: 'note', text: 'Called.' }],
  }),
  sample('GET /operator/tables/{table}', DeskRows, [
    { id: 100, name: 'For sale', values: { title_en: 'For sale', url: '/s?deal_types=1', is_shown: '1' } },
  ]),
  sample('GET /operator/tables/{table}/{id}', DeskRow, {
    id: 100,
    name: 'For sale',
    version: '0cc175b9c0f1b6a831c399e269772661',
    values: { title_en: 'For sale', url: '/s?deal_types=1', is_shown: '1' },
    references: { parent_id: [{ id: 100, name: 'For sale' }] },
    acts: [{ ...act, act: 'change' }],
  }),
  sample('POST /operator/orders/{id}/photos?statement={id}', GalleryPhoto, {
    path: '/pictures/own/photos/00000000',
  }),
]
