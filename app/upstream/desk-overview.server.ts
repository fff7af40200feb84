import type { z } from 'zod'
import { deskEndpoints } from '~contract/endpoints/desk-leads'
import type * as wire from '~contract/schemas/desk-overview'
import { defineCall } from './endpoint-call.server'
import type { Call } from './upstream-client.server'

const toOverview = (overview: z.output<typeof wire.DeskOverview>) => ({
  leads: overview.leads.map(({ received_today: receivedToday, ...lead }) => ({ ...lead, receivedToday })),
  handledToday: overview.handled_today,
  medianMinutes: overview.median_minutes ?? undefined,
  paymentsToday: { count: overview.payments_today.count, tetri: overview.payments_today.amount },
  waiting: overview.waiting,
})

export type DeskOverview = ReturnType<typeof toOverview>

const callOverview = defineCall(deskEndpoints.overview, toOverview)

export function deskOverview(): Call<DeskOverview> {
  return callOverview({})
}
