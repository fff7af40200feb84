import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { regroupStatement } from '~backend/same-homes/regroup'
import { packImages, unpackImages } from '~backend/statements/packed-images'

/** Maximum number of homes that their owner and two agents offer. */
const HOME_COUNT = 12
const AGENTS_PER_HOME = 2
/** Share of the owner's price that each agent asks. */
const PRICE_RATIOS = [1.03, 0.98]
/** Shift of an agent's pin north, in degrees; about ten metres. */
const PIN_SHIFT = 0.0001

type HomeRow = Row<'statements', 'id' | 'images'>

/** Lets agents offer homes of owners: one home has several statements with other prices and fewer photos. */
export async function addSameHomes(db: Db): Promise<void> {
  const { rows: homes } = await db.query<HomeRow>(
    `select s.id, s.images from statements s join users owner on owner.id = s.user_id
     where owner.type = 'physical' and s.is_public and s.real_estate_type_id = 1 and s.deal_type_id = 1
       and s.floor is not null and s.total_floors is not null and s.room_type_id is not null and s.price > 0
       and s.lat is not null and s.vip_tier = 0 and s.tour_url is null and s.project_id is null
       and s.images like E'%\\n%\\n%' and s.comment_ka <> ''
     order by s.last_updated desc, s.id limit $1`,
    [HOME_COUNT],
  )
  const { rows: offers } = await db.query<Row<'statements', 'id'>>(
    `select s.id from (
       select distinct on (s.user_id) s.id, s.user_id from statements s join users agent on agent.id = s.user_id
       where agent.type = 'agent' and s.is_public and s.real_estate_type_id = 1 and s.deal_type_id = 1
         and s.price > 0 and s.vip_tier = 0 and s.tour_url is null and s.project_id is null and s.rs_code is null
         and not exists (select from auctions where auctions.statement_id = s.id)
         and not exists (select from conversations where conversations.statement_id = s.id)
       order by s.user_id, s.id) s
     order by s.id limit $1`,
    [homes.length * AGENTS_PER_HOME],
  )
  for (const [at, { id }] of offers.entries()) {
    const home = homes[at % homes.length]
    const turn = Math.floor(at / homes.length)
    if (!home) continue
    await db.query(
      `update statements s set
         status_id = home.status_id, condition_id = home.condition_id, project_type_id = home.project_type_id,
         room_type_id = home.room_type_id, bedroom_type_id = home.bedroom_type_id, bathroom_type_id = home.bathroom_type_id,
         heating_type_id = home.heating_type_id, hot_water_type_id = home.hot_water_type_id,
         parking_type_id = home.parking_type_id, storeroom_type_id = home.storeroom_type_id,
         material_type_id = home.material_type_id, door_window_type_id = home.door_window_type_id,
         living_room_type_id = home.living_room_type_id, build_year_id = home.build_year_id,
         parameters = home.parameters, area = round(home.area), area_type_id = home.area_type_id,
         balconies = home.balconies, balcony_area = home.balcony_area, loggia_area = home.loggia_area,
         porch_area = home.porch_area, living_room_area = home.living_room_area,
         storeroom_area = home.storeroom_area, height = home.height, floor = home.floor,
         total_floors = home.total_floors, price = round(home.price * $3::float / 500) * 500,
         currency_id = home.currency_id, price_type_id = home.price_type_id, city_id = home.city_id,
         district_id = home.district_id, urban_id = home.urban_id, street_id = home.street_id,
         metro_station_id = home.metro_station_id, address_ka = home.address_ka, address_en = home.address_en,
         address_ru = home.address_ru, lat = home.lat + $4::float, lng = home.lng, images = $5,
         photo_notes = '{}', comment_ka = home.comment_ka, comment_en = home.comment_en, comment_ru = home.comment_ru
       from statements home where s.id = $1 and home.id = $2`,
      [id, home.id, PRICE_RATIOS[turn], PIN_SHIFT * (turn + 1), withoutFirst(home.images, turn)],
    )
  }
  const offerIds = offers.map(({ id }) => id)
  // The agents never asked other prices.
  await db.query('delete from former_prices where statement_id = any($1::int[])', [offerIds])
  await db.query("update statements set reduced_at = 'epoch' where id = any($1::int[])", [offerIds])
  // Grouped here, so that a new demo does not change in its first minute.
  for (const { id } of homes) await regroupStatement(db, id)
}

/** Starts the gallery with another photo and leaves out those before it, as agents do. */
function withoutFirst(images: string, turn: number): string {
  const all = unpackImages(images)
  const rest = all.slice(Math.min(turn + 1, all.length - 2))
  return packImages(rest.map((image, at) => ({ ...image, is_main: at === 0 })))
}
