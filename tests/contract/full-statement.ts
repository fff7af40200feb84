import type pg from 'pg'
import { addImage, addPlaces, addStatement, addUser } from '../fixtures/database-rows'

/** Adds places, and in one of them a flat for rent with all details and an auction. */
export async function addFullStatement(pool: pg.Pool): Promise<void> {
  await addPlaces(pool)
  const flat = await addStatement(pool, {
    user_id: await addUser(pool, { type: 'agent' }),
    deal_type_id: 2,
    status_id: 2,
    bedroom_type_id: 2,
    condition_id: 1,
    bathroom_type_id: 1,
    project_type_id: 8,
    hot_water_type_id: 6,
    door_window_type_id: 3,
    heating_type_id: 1,
    material_type_id: 4,
    living_room_type_id: 4,
    build_year_id: 3,
    metro_station_id: 14,
    balconies: 1,
    balcony_area: 5,
    rent_period: 12,
    floor: 4,
    total_floors: 9,
    price_label: 'top_price',
    parameters: [2, 21, 10],
  })
  await addImage(pool, flat)
  await pool.query(
    "insert into auctions (statement_id, starting_price, bids, ends_at) values ($1, 90000, 2, '2100-01-01')",
    [flat],
  )
}
