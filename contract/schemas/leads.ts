import { z } from 'zod'
import { LANGUAGES } from '../languages'
import { LEAD_KINDS, PAST_LEAD_ACTS } from '../leads'
import { LOAN_REQUEST_STATES } from '../loans'
import { MessageFile } from './conversations'
import { countedPageOf } from './envelope'
import { actsOf } from './operator-acts'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'

/** Report about a statement. Its id is that of the lead. */
export const StatementReport = z.object({
  id,
  created_at: georgianTime,
  closed_at: georgianTime.nullable(),
  reason: z.string(),
  text: z.string(),
})

const AnswerTemplate = z.object({
  id,
  title: z.string(),
  texts: z.record(z.enum(LANGUAGES), z.string()),
})

export const LeadSummary = z.object({
  id,
  kind: z.enum(LEAD_KINDS),
  created_at: georgianTime,
  closed_at: georgianTime.nullable(),
  /** Time from which the lead is late. */
  due_at: georgianTime.nullish(),
  name: z.string(),
  phone_number: z.string(),
  email: z.string(),
  text: z.string(),
  /** Facts, named by the kind of lead or by the field of a form. */
  facts: rowsOf(z.object({ name: z.string(), value: z.string() })).default([]),
  /** True if the phone, the email and the personal facts are masked. */
  is_masked: z.boolean().default(false),
  /** Time until which the lead waits for its sender. */
  waits_until: georgianTime.nullish(),
  /** False if the sender only clicked. */
  is_written: z.boolean().default(true),
  /** Operator in charge. */
  assignee: z.string().nullable(),
  /** True if the sender has replied since the last answer. */
  has_reply: z.boolean().default(false),
})

/**
 * `GET /operator/leads`, the most urgent first. `open_by_kind` counts the open list, `found_by_list` what a
 * search finds in each list.
 */
export const LeadPage = countedPageOf(LeadSummary).extend({
  open_by_kind: z.record(z.string(), z.number().int()),
  found_by_list: z.record(z.string(), z.number().int()).optional(),
})

/** `GET /operator/leads/{id}` */
export const Lead = LeadSummary.extend({
  is_assigned_to_me: z.boolean(),
  /** Most urgent other lead that is open and not another operator's. */
  next_id: id.nullish(),
  /** Sent back with an act, which is rejected with 409 if another operator has taken the lead since. */
  assignee_id: id.nullish(),
  /** Language of the answer: the sender's, or else the operator's. */
  answer_locale: z.enum(LANGUAGES).optional(),
  /** Texts to insert into an answer, with placeholders. */
  answer_templates: rowsOf(AnswerTemplate).default([]),
  /** Operators who can receive the lead. */
  operators: rowsOf(z.object({ id, name: z.string() })).default([]),
  /** State of a loan request. A decision sends it back and is rejected with 409 if it has changed since. */
  loan_state: z.enum(LOAN_REQUEST_STATES).nullish(),
  /** Other reports about the same statement, newest first. */
  related: rowsOf(StatementReport).default([]),
  /** True if an answer reaches the sender, by email or in the account. */
  can_answer: z.boolean().default(false),
  /** Conversation of the sender with the operators, oldest message first. */
  messages: rowsOf(
    z.object({
      id,
      is_own: z.boolean(),
      text: z.string(),
      created_at: georgianTime,
      files: rowsOf(MessageFile).default([]),
    }),
  ).default([]),
  acts: actsOf(z.enum(PAST_LEAD_ACTS)).default([]),
})
