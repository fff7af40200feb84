import { LRUCache } from 'lru-cache'
import { unpackNames } from '~backend/locations/place-name-sql'
import { forEachLocale, type LocalizedText } from '~backend/platform/localized-text'
import { slugify } from '~backend/platform/slugify'
import { TBILISI_ID } from '~contract/locations'
import type { StatementRow } from './statement-row'
import { formatTitle, type TitleSubject, toMiddleSlug } from './title'

export type SubjectRow = Pick<
  StatementRow,
  'deal_type_id' | 'real_estate_type_id' | 'room_type_id' | 'city_id' | 'city' | 'district' | 'urban'
>

export type Heading = {
  titles: LocalizedText
  slugs: LocalizedText
  middleSlugs: LocalizedText
  city: LocalizedText
  district: LocalizedText | null
  urban: LocalizedText | null
}

/** Cached, because many statements share a heading and building one is slow; each takes about a kilobyte. */
const headings = new LRUCache<string, Heading, SubjectRow>({
  max: 10_000,
  memoMethod: (_key, _stale, { context }) => createHeading(toTitleSubject(context)),
})

export function getHeading(row: SubjectRow): Heading {
  const { deal_type_id, real_estate_type_id, room_type_id, city_id, city, district, urban } = row
  const key = `${deal_type_id} ${real_estate_type_id} ${room_type_id} ${city_id}|${city}|${district}|${urban}`
  return headings.memo(key, { context: row })
}

function createHeading(subject: TitleSubject): Heading {
  const titles = forEachLocale((locale) => formatTitle(subject, locale))
  return {
    titles,
    slugs: forEachLocale((locale) => slugify(titles[locale])),
    middleSlugs: forEachLocale((locale) => toMiddleSlug(subject, locale)),
    city: subject.city,
    district: subject.district,
    urban: subject.urban,
  }
}

function toTitleSubject(row: SubjectRow): TitleSubject {
  return {
    dealTypeId: row.deal_type_id,
    realEstateTypeId: row.real_estate_type_id,
    roomTypeId: row.room_type_id,
    city: unpackNames(row.city),
    isCapital: row.city_id === TBILISI_ID,
    district: row.district ? unpackNames(row.district) : null,
    urban: row.urban ? unpackNames(row.urban) : null,
  }
}
