import { Router } from 'express'
import type pg from 'pg'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { deskEndpoints } from '~contract/endpoints/desk-leads'
import { LEAD_KINDS } from '~contract/leads'
import { toLari } from '~contract/values/money'
import { countDeskRows } from './count-desk-rows'
import { countHandledToday, countLeadsByKind, sumPaymentsToday } from './overview-store'

/** Routes of the first page of the desk. */
export function deskOverviewRoutes(pool: pg.Pool): Router {
  return mountEndpoint(Router(), deskEndpoints.overview, async () => {
    const [kinds, handled, payments, waiting] = await Promise.all([
      countLeadsByKind(pool),
      countHandledToday(pool),
      sumPaymentsToday(pool),
      countDeskRows(pool),
    ])
    return {
      leads: LEAD_KINDS.flatMap((kind) =>
        kinds.filter((row) => row.kind === kind).map((row) => ({ ...row, kind })),
      ),
      ...handled,
      payments_today: { count: payments.count, amount: toLari(payments.amount) },
      waiting,
    }
  })
}
