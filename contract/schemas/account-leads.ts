import { z } from 'zod'
import {
  ACCOUNT_LEAD_ACTS,
  ACCOUNT_LEAD_KINDS,
  ACCOUNT_LEAD_SOURCES,
  ACCOUNT_LEAD_STAGES,
  LEAD_ROUTINGS,
} from '../account-leads'
import { VIEWING_STATES } from '../viewings'
import { countedPageOf } from './envelope'
import { georgianTime, id, optionalId, optionalMeasure, optionalText, optionalTime } from './primitives'
import { rowsOf } from './rows'
import { SoughtHome } from './search-requests'

const stage = z.enum(ACCOUNT_LEAD_STAGES)
const named = z.object({ id, name: z.string() })
const titled = z.object({ id, title: z.string() })
/** Statement with its price in the owner's currency and in both; no price if it is negotiable. */
const pricedStatement = titled.extend({
  price: z.number().nullish(),
  currency_id: optionalId,
  price_gel: optionalMeasure,
  price_usd: optionalMeasure,
  area: optionalMeasure,
  area_type_id: optionalId,
})
const count = z.number().int().nonnegative()

const summaryFields = {
  id,
  kind: z.enum(ACCOUNT_LEAD_KINDS),
  stage,
  /** Name that the person gave. */
  name: optionalText,
  statement: pricedStatement.nullish(),
  project: titled.nullish(),
  /** Search request of a match. */
  search_request: SoughtHome.nullish(),
  assignee: named.nullish(),
  /** Day of the reminder, `2026-12-01`. */
  remind_on: optionalText,
  created_at: georgianTime,
  last_event_at: georgianTime,
  responded_at: optionalTime,
}

/** Contact that the person has shared with the account. */
const Contact = z.object({ phone_number: optionalText, email: optionalText })

export const AccountLeadSummary = z.object({ ...summaryFields, contact: Contact.nullish() })

/** Agent of a broker, with the open leads and the time to the first responses of the last months. */
const ResponseTime = named.extend({
  open_leads: count,
  responses: count,
  /** Absent for few responses. */
  median_minutes: count.nullish(),
})

/** Page of leads, with what the filters offer. */
export const AccountLeadPage = countedPageOf(AccountLeadSummary).extend({
  count_by_stage: z.partialRecord(stage, count),
  /** Projects with leads of the user, with the numbers of their leads. */
  projects: rowsOf(
    titled.extend({
      new: count.default(0),
      talking: count.default(0),
      /** Open leads whose person waits for an answer. */
      waiting: count.default(0),
    }),
  ),
  /** Agents of the user, if the user is a broker. */
  agents: rowsOf(named),
})

/** Something that the person did; `id` is that of the conversation or viewing. */
const LeadEvent = z.object({
  kind: z.enum(ACCOUNT_LEAD_SOURCES),
  id: z.string(),
  at: georgianTime,
  /** Beginning of a viewing, and its state. */
  starts_at: optionalTime,
  state: z.enum(VIEWING_STATES).nullish(),
})

/** Message of a conversation; `text` is absent once its author has closed the account. */
const LeadMessage = z.object({ id, is_own: z.boolean(), text: optionalText, at: georgianTime })

const LeadAct = z.object({
  id,
  act: z.enum(ACCOUNT_LEAD_ACTS),
  /** Author; absent for changes by the site. */
  user: optionalText,
  text: z.string(),
  stage: stage.nullish(),
  assignee: optionalText,
  remind_on: optionalText,
  at: georgianTime,
})

/** `GET /users/leads/{id}` */
export const AccountLead = z.object({
  ...summaryFields,
  contact: Contact.nullish(),
  events: rowsOf(LeadEvent),
  messages: rowsOf(LeadMessage),
  acts: rowsOf(LeadAct),
  /** Agents whom the user can choose, if the lead is the user's own as a broker. */
  agents: rowsOf(named),
  /** Other leads of the same user. */
  related: rowsOf(z.object({ id, kind: z.enum(ACCOUNT_LEAD_KINDS), stage, statement: titled.nullish() })),
})

/** `GET /users/lead-settings` */
export const LeadSettings = z.object({
  routing: z.enum(LEAD_ROUTINGS),
  webhook_url: optionalText,
  /** Key of the signatures. */
  webhook_secret: optionalText,
  /** Latest attempt to send a lead. */
  last_delivery: z.object({ at: georgianTime, failure: optionalText }).nullish(),
  /** Agents of a broker; empty for other users. */
  agents: rowsOf(ResponseTime),
})
