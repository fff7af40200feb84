import { Router } from 'express'
import { listPlaces } from '~backend/locations/store'
import type { ReadLong } from '~backend/platform/db/long-reads'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { mapInSlices } from '~backend/platform/in-slices'
import { forEachLocale, type LocalizedText } from '~backend/platform/localized-text'
import { statementEndpoints } from '~contract/endpoints/statements'
import { TBILISI_ID } from '~contract/locations'
import { isId } from '~contract/values/ids'
import { type TitleSubject, toMiddleSlug, toTitleSlug } from './title'

/**
 * Size of a part. Parts are fixed id ranges, so their bounds need no counting; larger ones would block other
 * requests.
 */
const IDS_PER_PART = 1_000

type SitemapStatementRow = Row<
  'statements',
  'id' | 'deal_type_id' | 'real_estate_type_id' | 'room_type_id' | 'city_id' | 'district_id' | 'urban_id'
> & {
  day: string
}

/** Lists the URLs of public statements in each language and the changes in each place, for sitemaps. */
export function sitemapRoutes(readLong: ReadLong): Router {
  const router = Router()
  mountEndpoint(router, statementEndpoints.placeChanges, () => readLong(listPlaceChanges))
  return mountEndpoint(router, statementEndpoints.sitemapPart, ({ query: { part = 0 } }) =>
    readLong((db) => loadSitemapPart(db, part)),
  )
}

type PlaceChangeRow = Row<'statements', 'deal_type_id' | 'city_id' | 'district_id' | 'urban_id'> & {
  last_updated: string
}

async function listPlaceChanges(db: Db): Promise<PlaceChangeRow[]> {
  const { rows } = await db.query<PlaceChangeRow>(
    `select deal_type_id, city_id, district_id, urban_id,
       (max(last_updated) at time zone 'Asia/Tbilisi')::date as last_updated
     from statements where is_public group by deal_type_id, city_id, district_id, urban_id`,
  )
  return rows
}

async function loadSitemapPart(db: Db, part: number) {
  const { rows: ends } = await db.query<{ first: number | null; last: number | null }>(
    'select min(id) as first, max(id) as last from statements',
  )
  const { first = null, last = null } = ends[0] ?? {}
  if (first === null || last === null) return { parts: 0, data: [] }
  const parts = Math.ceil((last - first + 1) / IDS_PER_PART)
  const from = first + (part - 1) * IDS_PER_PART
  return { parts, data: isId(part) && part <= parts ? await listSitemapStatements(db, from) : [] }
}

async function listSitemapStatements(db: Db, from: number) {
  const [{ cities, districts, urbans }, { rows }] = await Promise.all([
    listPlaces(db),
    db.query<SitemapStatementRow>(
      `select id, deal_type_id, real_estate_type_id, room_type_id, city_id, district_id, urban_id,
         (last_updated at time zone 'Asia/Tbilisi')::date as day
       from statements where is_public and id >= $1 and id < $2 order by id`,
      [from, from + IDS_PER_PART],
    ),
  ])
  const [city, district, urban] = [cities, districts, urbans].map(toNamesById)
  return mapInSlices(rows, (row) => {
    const subject: TitleSubject = {
      dealTypeId: row.deal_type_id,
      realEstateTypeId: row.real_estate_type_id,
      roomTypeId: row.room_type_id,
      city: city?.get(row.city_id) ?? { ka: '', en: '', ru: '' },
      isCapital: row.city_id === TBILISI_ID,
      district: district?.get(row.district_id ?? 0) ?? null,
      urban: urban?.get(row.urban_id ?? 0) ?? null,
    }
    return {
      id: row.id,
      last_updated: row.day,
      slugs: forEachLocale((locale) => toTitleSlug(subject, locale)),
      middle_slugs: forEachLocale((locale) => toMiddleSlug(subject, locale)),
    }
  })
}

interface NamedPlaceRow {
  id: number
  name_ka: string
  name_en: string
  name_ru: string
}

function toNamesById(places: readonly NamedPlaceRow[]): Map<number, LocalizedText> {
  return new Map(places.map(({ id, name_ka: ka, name_en: en, name_ru: ru }) => [id, { ka, en, ru }]))
}
