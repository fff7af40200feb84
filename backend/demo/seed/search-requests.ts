import type { Db } from '~backend/platform/db/pool'
import { DAY_MS } from '~contract/values/georgian-time'
import { createRandom } from '../random'
import { FIRST_NAMES } from './people/names'
import { toFictionalPhone } from './people/people'

const SEARCH_REQUEST_COUNT = 14
const TBILISI = 1
const SEARCH_REQUEST_KINDS = [
  { deal: 1, type: 1, price: [70_000, 160_000], area: [45, 110] },
  { deal: 2, type: 1, price: [400, 1_200], area: [40, 90] },
  { deal: 1, type: 2, price: [150_000, 400_000], area: [120, 300] },
  { deal: 1, type: 4, price: [20_000, 90_000], area: [400, 1_500] },
] as const

/**
 * Adds search requests. The first is the demo user's, who must approve requests for their number. Safe to
 * repeat.
 */
export async function addSearchRequests(db: Db, day: Date): Promise<void> {
  for (let at = 0; at < SEARCH_REQUEST_COUNT; at += 1) {
    const random = createRandom('search_request', 'client', at)
    const { deal, type, price, area } =
      SEARCH_REQUEST_KINDS[at % 3 === 2 ? 2 + (at % 2) : at % 2] ?? SEARCH_REQUEST_KINDS[0]
    const step = deal === 1 ? 5_000 : 50
    const max = Math.round(random.between(price[0], price[1]) / step) * step
    await db.query(
      `insert into search_requests (user_id, name, phone_number, deal_type_id, real_estate_type_id, city_id, price_to,
         currency_id, area_from, idempotency_key, created_at, expires_at)
       select (select id from users where email = $1), $2, $3, $4, $5, id, $6, 2, $7, $8, $9, now() + interval '60 days'
       from cities where id = $10
       on conflict (idempotency_key) do nothing`,
      [
        at === 0 ? 'physical@demo.test' : null,
        random.pick(FIRST_NAMES),
        toFictionalPhone(random.whole(10_000, 99_999)),
        deal,
        type,
        max,
        Math.round(area[0] * random.between(0.8, 1.3)),
        `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
        new Date(day.getTime() - random.whole(1, 20) * DAY_MS),
        TBILISI,
      ],
    )
  }
}
