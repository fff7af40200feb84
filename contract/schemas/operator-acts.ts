import { z } from 'zod'
import { ACT_SUBJECTS } from '../operator-acts'
import { countedPageOf } from './envelope'
import { georgianTime, id } from './primitives'
import { rowsOf } from './rows'

/** What operators have done about one thing, in that order. */
export function actsOf<Act extends z.ZodType<string>>(act: Act) {
  return rowsOf(z.object({ act, operator: z.string(), created_at: georgianTime, text: z.string() }))
}

export const OperatorAct = z.object({
  id,
  created_at: georgianTime,
  /** Empty: another system, by a call that it has signed. */
  operator: z.string(),
  subject: z.enum(ACT_SUBJECTS),
  /** Of a row of a table: `{table}/{id}`. */
  subject_id: z.string(),
  act: z.string(),
  text: z.string(),
  /** What is different after it; empty for what was not there. */
  changes: rowsOf(z.object({ name: z.string(), before: z.string(), after: z.string() })),
})

/**
 * `POST /operator/{leads|orders}/{id}/reveal`: what the other answers mask. Whoever asks is written down among the acts.
 */
export const RevealedData = z.object({
  phone_number: z.string(),
  email: z.string(),
  facts: rowsOf(z.object({ name: z.string(), value: z.string() })),
})

/** `GET /operator/acts`, the latest first. */
export const OperatorActPage = countedPageOf(OperatorAct)
