import { LRUCache } from 'lru-cache'
import { forEachLocale, LOCALES, type Locale, type LocalizedText } from '~backend/platform/localized-text'
import { slugify } from '~backend/platform/slugify'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { Cities, GroupedStreet } from '~contract/schemas/locations'
import { formatPlaceLocative } from './place-locative'
import type { DistrictRow, GroupedStreetRow, Places, UrbanRow } from './store'
import { formatStreetLocative } from './street-locative'

type NamedRow = { name_ka: string; name_en: string; name_ru: string }
type LocatedRow = NamedRow & { id: number; slug: string; lat: number; lng: number }

export function toCityTree(
  { cities, districts, urbans, streets }: Places,
  locale: Locale,
): AnswerOf<typeof Cities> {
  return cities.map((city) => ({
    ...toPlaceRow(city, locale),
    streets_count: streets.filter(({ city_id }) => city_id === city.id).length,
    districts: districts.filter(({ city_id }) => city_id === city.id).map(districtRow),
  }))

  function districtRow(district: DistrictRow) {
    const own = streets.filter(({ district_id }) => district_id === district.id)
    return {
      ...toTranslatedRow(district, locale),
      streets_count: own.length,
      urbans: urbans.filter(({ district_id }) => district_id === district.id).map(urbanRow),
      grouped_streets: own.filter(({ urban_id }) => urban_id === null).map(toStreetSlugRow),
    }
  }

  function urbanRow(urban: UrbanRow) {
    const own = streets.filter(({ urban_id }) => urban_id === urban.id)
    return {
      ...toTranslatedRow(urban, locale),
      has_street: own.length > 0,
      streets_count: own.length,
      grouped_streets: own.map(toStreetSlugRow),
    }
  }
}

export function toGroupedStreetRow(
  street: GroupedStreetRow & { urban_ids: number[] },
  locale: Locale,
): AnswerOf<typeof GroupedStreet> {
  return {
    ...toStreetSlugRow(street),
    display_name: toLocalizedName(street)[locale],
    search_display_name: street.name_en,
    city_id: street.city_id,
    district_id: street.district_id,
    urban_id: street.urban_id,
    urban_ids: street.urban_ids,
    latitude: street.lat,
    longitude: street.lng,
  }
}

function toStreetSlugRow(street: GroupedStreetRow) {
  const { slugs, longName } = toStreetSlugs(toLocalizedName(street))
  return { id: street.id, slug: slugs.ka, slugs, seo_long_name: longName }
}

/** Cached, because each language's tree contains all streets and slugs would take most of the time. */
const streetSlugCache = new LRUCache<string, { slugs: LocalizedText; longName: LocalizedText }>({
  max: 5_000,
})

function toStreetSlugs(name: LocalizedText) {
  const key = LOCALES.map((locale) => name[locale]).join('\n')
  const known = streetSlugCache.get(key)
  if (known) return known
  const longName = forEachLocale((locale) => formatStreetLocative(name, locale))
  const made = { slugs: forEachLocale((locale) => slugify(longName[locale])), longName }
  streetSlugCache.set(key, made)
  return made
}

function toPlaceRow(place: LocatedRow, locale: Locale) {
  return {
    id: place.id,
    lat: place.lat,
    lng: place.lng,
    slug: place.slug,
    ...toDisplayNames(place, locale),
  }
}

function toTranslatedRow(place: LocatedRow, locale: Locale) {
  return { ...toPlaceRow(place, locale), translations: forEachLocale((each) => toDisplayNames(place, each)) }
}

/** Returns "ვაკეში", "In Vake", "В Ваке", capitalized like the platform. */
function toDisplayNames(place: NamedRow, locale: Locale) {
  const name = toLocalizedName(place)
  return {
    display_name: name[locale],
    display_name_in: capitalize(formatPlaceLocative(name, locale), locale),
  }
}

/** Leaves Georgian uncapitalized, though Unicode has capitals. */
function capitalize(text: string, locale: Locale): string {
  return locale === 'ka' ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

function toLocalizedName({ name_ka, name_en, name_ru }: NamedRow): LocalizedText {
  return { ka: name_ka, en: name_en, ru: name_ru }
}
