import type { z } from 'zod'
import type { ActSubject } from '~contract/desk'
import { operatorActEndpoints } from '~contract/endpoints/desk-leads'
import type * as wire from '~contract/schemas/operator-acts'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

const toActPage = (page: z.output<typeof wire.OperatorActPage>) => ({
  acts: page.data.map(({ created_at: at, subject_id: subjectId, ...act }) => ({ ...act, at, subjectId })),
  lastPage: page.last_page,
})

export type LoggedActPage = ReturnType<typeof toActPage>

export type LoggedAct = LoggedActPage['acts'][number]

const callLog = defineCall(operatorActEndpoints.log, toActPage)

export interface LogQuery {
  subject: ActSubject | undefined
  page: number
}

/** Requests a page of the operator log, latest first. */
export function operatorActPage({ subject, page }: LogQuery): Call<LoggedActPage> {
  return callLog({ query: { page, subject } })
}
