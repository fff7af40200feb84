import type { z } from 'zod'
import { sameHomeEndpoints } from '~contract/endpoints/same-homes'
import type * as wire from '~contract/schemas/same-homes'
import { defineAction, defineCall } from './endpoint-call.server'
import type { ActionResult } from './refusals'
import { toStatementCard } from './statements.server'
import type { Call } from './upstream-client.server'

const toHome = ({ id, data, own_ids, pairs }: z.output<typeof wire.HomeStatements>) => ({
  id,
  statements: data.map(toStatementCard),
  ownIds: own_ids,
  pairs: pairs.map(({ decided_by, ...pair }) => ({ ...pair, decidedBy: decided_by ?? undefined })),
})

export type SameHome = ReturnType<typeof toHome>

const callHome = defineCall(sameHomeEndpoints.one, toHome)

const callSeparate = defineAction(sameHomeEndpoints.separate)

export function sameHomeById(id: number): Call<SameHome> {
  return callHome({ params: { id } })
}

export function separateStatement(id: number): Call<ActionResult> {
  return callSeparate({ body: { statement_id: id } })
}
