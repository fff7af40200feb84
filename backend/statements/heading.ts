import { LRUCache } from 'lru-cache'
import { slugify } from '../dictionaries/transliterate'
import { inEach, type Words } from '../dictionaries/words'
import { unpackNames } from '../locations/names'
import type { StatementRow } from './row'
import { middleSlugOf, type Subject, titleOf } from './title'

const TBILISI = 1

export type SubjectRow = Pick<
  StatementRow,
  'deal_type_id' | 'real_estate_type_id' | 'room_type_id' | 'city_id' | 'city' | 'district' | 'urban'
>

/** What a statement is called, as it is read and as it stands in addresses, and the names of its place. */
export type Heading = {
  titles: Words
  slugs: Words
  middleSlugs: Words
  city: Words
  district: Words | null
  urban: Words | null
}

/** Many statements share one, and to make it takes longer than all the rest of a card; each takes about a kilobyte. */
const headings = new LRUCache<string, Heading, SubjectRow>({
  max: 10_000,
  memoMethod: (_key, _stale, { context }) => headingFor(subjectOf(context)),
})

/** The heading of a row. */
export function headingOf(row: SubjectRow): Heading {
  const { deal_type_id, real_estate_type_id, room_type_id, city_id, city, district, urban } = row
  const key = `${deal_type_id} ${real_estate_type_id} ${room_type_id} ${city_id}|${city}|${district}|${urban}`
  return headings.memo(key, { context: row })
}

function headingFor(subject: Subject): Heading {
  const titles = inEach((locale) => titleOf(subject, locale))
  return {
    titles,
    slugs: inEach((locale) => slugify(titles[locale])),
    middleSlugs: inEach((locale) => middleSlugOf(subject, locale)),
    city: subject.city,
    district: subject.district,
    urban: subject.urban,
  }
}

function subjectOf(row: SubjectRow): Subject {
  return {
    dealTypeId: row.deal_type_id,
    realEstateTypeId: row.real_estate_type_id,
    roomTypeId: row.room_type_id,
    city: unpackNames(row.city),
    isCapital: row.city_id === TBILISI,
    district: row.district ? unpackNames(row.district) : null,
    urban: row.urban ? unpackNames(row.urban) : null,
  }
}
