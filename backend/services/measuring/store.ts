import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Measurement } from '~contract/schemas/services'
import type { MeasurementState } from '~contract/services'
import { toLari } from '~contract/values/money'

type MeasurementRow = Row<'measurements', 'order_id' | 'ordered_m2' | 'measured_m2' | 'difference'> & {
  city: string | null
  address: string | null
  difference_paid_at: string | null
  visit_at: string | null
  has_drawing: boolean
  created_at: string
}

const MAX_SHOWN = 100

export async function listMeasurements(db: Db, userId: number): Promise<MeasurementRow[]> {
  const { rows } = await db.query<MeasurementRow>(
    `select m.order_id, o.details ->> 'city' as city, o.details ->> 'address' as address, m.ordered_m2, m.measured_m2,
       m.difference, ${toGeorgianTimeSql('m.difference_paid_at')} as difference_paid_at,
       ${toGeorgianTimeSql('o.scheduled_at')} as visit_at, ${toGeorgianTimeSql('o.created_at')} as created_at,
       exists (select from order_documents d where d.order_id = o.id) as has_drawing
     from measurements m join service_orders o on o.id = m.order_id
     where o.user_id = $1 and o.state in ('paid', 'done')
     order by o.id desc limit $2`,
    [userId, MAX_SHOWN],
  )
  return rows
}

/** A measured order without extra cost counts as paid. */
function getMeasurementState(row: MeasurementRow): MeasurementState {
  if (row.difference === null) return row.visit_at === null ? 'ordered' : 'visit_set'
  return row.difference > 0 && row.difference_paid_at === null ? 'measured' : 'paid'
}

/** Converts amounts to lari; a negative difference was credited to the balance. */
export function toMeasurementJson(row: MeasurementRow): z.input<typeof Measurement> {
  return {
    order_id: row.order_id,
    address: [row.city, row.address].filter(Boolean).join(', '),
    ordered_area: row.ordered_m2,
    measured_area: row.measured_m2,
    difference: row.difference === null ? null : toLari(row.difference),
    currency: 'GEL',
    state: getMeasurementState(row),
    visit_at: row.visit_at,
    has_drawing: row.has_drawing,
    created_at: row.created_at,
  }
}
