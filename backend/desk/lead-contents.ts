import pg from 'pg'
import { DEAL_TYPES } from '~backend/dictionaries/deal-types'
import type { DictionaryEntry } from '~backend/dictionaries/dictionary-entry'
import { REAL_ESTATE_TYPES } from '~backend/dictionaries/real-estate-types'
import { ROOM_TYPES } from '~backend/dictionaries/rooms'
import type { Db } from '~backend/platform/db/pool'
import { userNameSql } from '~backend/platform/db/user-name-sql'
import type { Locale } from '~backend/platform/localized-text'
import { PERSONAL_ANSWERS } from '~backend/platform/mask-personal-data'
import { LEAD_KINDS, type LeadKind } from '~contract/leads'

export type LeadContent = {
  id: string
  name: string
  phone_number: string
  email: string
  text: string
  /** Facts by name; null if unknown. */
  facts: Record<string, unknown>
}

const SENDER = `coalesce(${userNameSql('u')}, '') as name, coalesce(u.phone_number, '') as phone_number, coalesce(u.email, '') as email`
const toCurrencySql = (column: string) => `case ${column} when 2 then 'USD' else 'GEL' end`

function toEntryNameSql(column: string, entries: readonly DictionaryEntry[], locale: Locale): string {
  const cases = entries.map((entry) => `when ${entry.id} then ${pg.escapeLiteral(entry[locale])}`)
  return `case ${column} ${cases.join(' ')} end`
}

/** Query for the contents of each kind of lead. */
const CONTENT_QUERIES: Record<LeadKind, (locale: Locale) => string> = {
  // Every further column is shown: add here those that operators must not see.
  call_request: () =>
    `select r.id::text, r.name, r.phone_number, '' as email, r.comment as text,
       to_jsonb(r) - '{id,user_id,company_id,name,phone_number,comment,idempotency_key,created_at}'::text[]
         || jsonb_build_object('company', ${userNameSql('c')}) as facts
     from call_requests r left join users c on c.id = r.company_id where r.id = any($1::integer[])`,
  contact_message: () =>
    `select id::text, name, phone_number, email, message as text, '{}'::jsonb as facts
     from contact_messages where id = any($1::integer[])`,
  statement_report: () =>
    `select r.id::text, ${SENDER}, r.comment as text,
       jsonb_build_object('statement', r.statement_id, 'reason', r.reason) as facts
     from statement_reports r left join users u on u.id = r.user_id where r.id = any($1::integer[])`,
  loan_request: (locale) =>
    `select r.id::text, concat_ws(' ', r.first_name, r.last_name) as name, coalesce(r.phone_number, '') as phone_number,
       coalesce(nullif(r.email, ''), u.email, '') as email, '' as text,
       json_build_object('bank', b.name_${locale}, 'loan_amount', r.amount, 'property_price', r.property_price,
         'currency', ${toCurrencySql('r.currency_id')}, 'months', r.months, 'statement', r.statement_id, 'state', r.state,
         'personal_number', r.personal_number, 'answers', r.answers) as facts
     from loan_requests r join banks b on b.id = r.bank_id left join users u on u.id = r.user_id and u.closed_at is null
     where r.id = any($1::integer[])`,
  search_request: (locale) =>
    `select r.id::text, r.name, r.phone_number, '' as email, r.comment as text,
       json_build_object('deal_type', ${toEntryNameSql('r.deal_type_id', DEAL_TYPES, locale)},
         'real_estate_type', ${toEntryNameSql('r.real_estate_type_id', REAL_ESTATE_TYPES, locale)},
         'city', c.name_${locale}, 'district', d.name_${locale},
         'rooms', (select string_agg((${toEntryNameSql('room', ROOM_TYPES, locale)})::text, ', ' order by room) from unnest(r.room_types) room),
         'price_from', r.price_from, 'price_to', r.price_to,
         'currency', ${toCurrencySql('r.currency_id')}, 'area_from', r.area_from, 'area_to', r.area_to) as facts
     from search_requests r join cities c on c.id = r.city_id left join districts d on d.id = r.district_id
     where r.id = any($1::integer[])`,
  appraisal_request: () =>
    `select r.id::text, ${SENDER}, '' as text, r.details as facts
     from appraisal_requests r left join users u on u.id = r.user_id where r.id = any($1::uuid[])`,
  company_appraisal_request: () =>
    `select id::text, company as name, phone_number, '' as email, '' as text, '{}'::jsonb as facts
     from corporate_appraisal_requests where id = any($1::integer[])`,
  form_answer: (locale) =>
    `select a.id::text, ${SENDER}, '' as text, jsonb_build_object('form', f.title_${locale}) || a.answers as facts
     from dynamic_form_answers a join dynamic_forms f on f.id = a.form_id left join users u on u.id = a.user_id
     where a.id = any($1::integer[])`,
  // The last messages of both sides, so that an operator can judge the report.
  conversation_report: () =>
    `select r.id::text, case r.side when 'owner' then ${userNameSql('o')} else c.seeker_name end as name,
       coalesce(case r.side when 'owner' then o.phone_number else c.seeker_phone end, '') as phone_number,
       coalesce(case r.side when 'owner' then o.email else coalesce(k.email, c.guest_email) end, '') as email,
       r.comment as text,
       jsonb_build_object('statement', c.statement_id, 'messages', (
         select string_agg((case m.side when 'owner' then ${userNameSql('o')} else c.seeker_name end) || ': ' || m.text, e'\n' order by m.id)
         from (select * from conversation_messages where conversation_id = c.id and text is not null
               order by id desc limit 20) m)) as facts
     from conversation_reports r join conversations c on c.id = r.conversation_id
     join users o on o.id = c.owner_id left join users k on k.id = c.seeker_id
     where r.id = any($1::integer[])`,
}

/**
 * Leads for a bank, a valuer or the owner of a form. Personal data stays masked until an operator reveals it.
 */
export const MASKED_LEADS: readonly LeadKind[] = ['loan_request', 'appraisal_request', 'form_answer']

const PLAIN_FACTS: Partial<Record<LeadKind, readonly string[]>> = {
  loan_request: ['bank', 'loan_amount', 'property_price', 'currency', 'months', 'statement', 'state'],
  form_answer: ['form'],
}

/** True for personal facts. Answers to the fields of a bank or of a form always are. */
export function isPersonalFact(kind: LeadKind, name: string): boolean {
  const plain = PLAIN_FACTS[kind]
  return plain ? !plain.includes(name) : PERSONAL_ANSWERS.includes(name)
}

/** Finds the contents in the order of the leads; undefined for deleted contents. */
export async function findLeadContents(
  db: Db,
  leads: readonly { kind: LeadKind; source_id: string }[],
  locale: Locale,
): Promise<(LeadContent | undefined)[]> {
  const found = await Promise.all(
    LEAD_KINDS.map(async (kind): Promise<[string, LeadContent][]> => {
      const ids = leads.filter((lead) => lead.kind === kind).map(({ source_id: id }) => id)
      if (ids.length === 0) return []
      const { rows } = await db.query<LeadContent>(CONTENT_QUERIES[kind](locale), [ids])
      return rows.map((row) => [`${kind}:${row.id}`, row])
    }),
  )
  const contents = new Map(found.flat())
  return leads.map(({ kind, source_id: id }) => contents.get(`${kind}:${id}`))
}

export function listFacts(facts: LeadContent['facts']): { name: string; value: string }[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (value === null || value === '') return []
    if (name === 'answers') return listFacts(value as LeadContent['facts'])
    return [{ name, value: typeof value === 'object' ? JSON.stringify(value) : String(value) }]
  })
}
