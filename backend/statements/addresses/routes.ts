import { Router } from 'express'
import type { Db } from '../../db/pool'
import { inEach, type Words } from '../../dictionaries/words'
import { answering } from '../../http/answering'
import { isId, numberOf, queryOf } from '../../http/query'
import { listPlaces } from '../../locations/store'
import { middleSlugOf, type Subject, slugOf } from '../title'

/** A part holds the statements of so many numbers: its bounds are known without counting anything. */
const SPAN = 5_000
const TBILISI = 1

type Row = {
  id: number
  deal_type_id: number
  real_estate_type_id: number
  room_type_id: number | null
  city_id: number
  district_id: number | null
  urban_id: number | null
  day: string
}

/** `/addresses?part=`: where every public statement is found in each language, part by part, for sitemaps. */
export function addressRoutes(db: Db): Router {
  return Router().get(
    '/addresses',
    answering(async (request) => {
      const part = numberOf(queryOf(request), 'part') ?? 0
      const { rows: ends } = await db.query<{ first: number | null; last: number }>(
        'select min(id) as first, max(id) as last from statements',
      )
      const { first, last = 0 } = ends[0] ?? {}
      if (first === null || first === undefined) return { parts: 0, data: [] }
      const parts = Math.ceil((last - first + 1) / SPAN)
      const from = first + (part - 1) * SPAN
      return { parts, data: isId(part) && part <= parts ? await addressesOf(db, from) : [] }
    }),
  )
}

async function addressesOf(db: Db, from: number) {
  const [{ cities, districts, urbans }, { rows }] = await Promise.all([
    listPlaces(db),
    db.query<Row>(
      `select id, deal_type_id, real_estate_type_id, room_type_id, city_id, district_id, urban_id,
         (last_updated at time zone 'Asia/Tbilisi')::date as day
       from statements where is_public and id >= $1 and id < $2 order by id`,
      [from, from + SPAN],
    ),
  ])
  const [city, district, urban] = [cities, districts, urbans].map(namesById)
  return rows.map((row) => {
    const subject: Subject = {
      dealTypeId: row.deal_type_id,
      realEstateTypeId: row.real_estate_type_id,
      roomTypeId: row.room_type_id,
      city: city?.get(row.city_id) ?? { ka: '', en: '', ru: '' },
      isCapital: row.city_id === TBILISI,
      district: district?.get(row.district_id ?? 0) ?? null,
      urban: urban?.get(row.urban_id ?? 0) ?? null,
    }
    return {
      id: row.id,
      last_updated: row.day,
      slugs: inEach((locale) => slugOf(subject, locale)),
      middle_slugs: inEach((locale) => middleSlugOf(subject, locale)),
    }
  })
}

interface Named {
  id: number
  name_ka: string
  name_en: string
  name_ru: string
}

function namesById(places: readonly Named[]): Map<number, Words> {
  return new Map(places.map(({ id, name_ka: ka, name_en: en, name_ru: ru }) => [id, { ka, en, ru }]))
}
