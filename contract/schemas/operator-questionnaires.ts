import { z } from 'zod'
import { QUESTIONNAIRE_LISTS } from '../desk'
import { FormFieldRow } from './dynamic-forms'
import { countedPageOf } from './envelope'
import { actsOf } from './operator-acts'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'

const Row = z.object({
  id,
  subject: z.string(),
  is_template: z.boolean(),
  /** Recipient. Null for a template, and for a questionnaire open to everyone with the link. */
  person: z.object({ id, name: z.string() }).nullable(),
  created_at: georgianTime,
  /** True if answers are saved but not sent yet. */
  is_begun: z.boolean(),
  answered_at: georgianTime.nullable(),
})

/** `GET /operator/questionnaires`, newest first. */
export const OperatorQuestionnairePage = countedPageOf(Row).extend({
  count_by_list: z.partialRecord(z.enum(QUESTIONNAIRE_LISTS), z.number().int()),
  templates: rowsOf(z.object({ id, name: z.string() })),
})

const place = { id, position: z.number().int() }

/** `GET /operator/questionnaires/{id}` */
export const OperatorQuestionnaire = Row.extend({
  /** Secret in the recipient's link; empty for a template. */
  token: z.string(),
  groups: rowsOf(
    z.object({
      title: z.string(),
      heading: z.object(place).nullable(),
      questions: rowsOf(FormFieldRow.extend(place)),
    }),
  ),
  /** Answers by field; empty until they are sent. */
  answers: z.record(z.string(), z.string()),
  acts: actsOf(z.string()),
})

/** `POST /operator/questionnaires` */
export const AddedQuestionnaire = z.object({ id })
