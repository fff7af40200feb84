import type { z } from 'zod'
import type { ActSubject } from '~contract/operator-acts'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/operator-acts'
import { rowsOf } from '~contract/schemas/rows'
import type { Call } from './upstream-client.server'

const ActPage = wire.OperatorActPage.extend({ data: rowsOf(wire.OperatorAct) }).transform((page) => ({
  acts: page.data.map(({ created_at: at, subject_id: subjectId, ...act }) => ({ ...act, at, subjectId })),
  lastPage: page.last_page,
}))

export type LoggedActPage = z.output<typeof ActPage>
export type LoggedAct = LoggedActPage['acts'][number]

export interface LogQuery {
  subject: ActSubject | undefined
  page: number
}

/** Requests a page of the operator log, latest first. */
export function operatorActPage({ subject, page }: LogQuery): Call<LoggedActPage> {
  const query = new URLSearchParams({ page: String(page) })
  if (subject) query.set('subject', subject)
  return { api: 'main', path: 'operator/acts', query, answer: success(ActPage) }
}
