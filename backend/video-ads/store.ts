import type { Db } from '~backend/platform/db/pool'

export async function countAdEvent(db: Db, advert: string, event: string): Promise<void> {
  await db.query(
    `insert into video_ad_events (advert, event) values ($1, $2)
     on conflict (advert, event, day) do update set times = video_ad_events.times + 1`,
    [advert, event],
  )
}
