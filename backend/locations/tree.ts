import { slugify } from '../dictionaries/transliterate'
import { inEach, type Locale, type Words } from '../dictionaries/words'
import { placeIn } from './place-in'
import type { DistrictRow, GroupedStreetRow, Places, UrbanRow } from './store'
import { streetIn } from './street-in'

type Named = { name_ka: string; name_en: string; name_ru: string }
type Located = Named & { id: number; slug: string; lat: number; lng: number }

/** Cities with their districts, those with their neighbourhoods, each with its streets. */
export function cityTree({ cities, districts, urbans, streets }: Places, locale: Locale) {
  return cities.map((city) => ({
    ...placeRow(city, locale),
    streets_count: streets.filter(({ city_id }) => city_id === city.id).length,
    districts: districts.filter(({ city_id }) => city_id === city.id).map(districtRow),
  }))

  function districtRow(district: DistrictRow) {
    const own = streets.filter(({ district_id }) => district_id === district.id)
    return {
      ...translatedRow(district, locale),
      streets_count: own.length,
      urbans: urbans.filter(({ district_id }) => district_id === district.id).map(urbanRow),
      grouped_streets: own.filter(({ urban_id }) => urban_id === null).map(streetSlugRow),
    }
  }

  function urbanRow(urban: UrbanRow) {
    const own = streets.filter(({ urban_id }) => urban_id === urban.id)
    return {
      ...translatedRow(urban, locale),
      has_street: own.length > 0,
      streets_count: own.length,
      grouped_streets: own.map(streetSlugRow),
    }
  }
}

/** A street as the lists of streets answer it. */
export function groupedStreetRow(street: GroupedStreetRow & { urban_ids: number[] }, locale: Locale) {
  return {
    ...streetSlugRow(street),
    display_name: namesOf(street)[locale],
    search_display_name: street.name_en,
    city_id: street.city_id,
    district_id: street.district_id,
    urban_id: street.urban_id,
    // All it runs through: the one above is any of them.
    urban_ids: street.urban_ids,
    latitude: street.lat,
    longitude: street.lng,
  }
}

function streetSlugRow(street: GroupedStreetRow) {
  const name = namesOf(street)
  const longName = inEach((locale) => streetIn(name, locale))
  const slugs = inEach((locale) => slugify(longName[locale]))
  return { id: street.id, slug: slugs.ka, slugs, seo_long_name: longName }
}

function placeRow(place: Located, locale: Locale) {
  return {
    id: place.id,
    lat: place.lat,
    lng: place.lng,
    slug: place.slug,
    ...displayNames(place, locale),
  }
}

function translatedRow(place: Located, locale: Locale) {
  return { ...placeRow(place, locale), translations: inEach((each) => displayNames(place, each)) }
}

/** The name, and where: "ვაკეში", "In Vake", "В Ваке", with a capital as the platform answers it. */
function displayNames(place: Named, locale: Locale) {
  const name = namesOf(place)
  return { display_name: name[locale], display_name_in: capitalised(placeIn(name, locale), locale) }
}

/** Georgian is written without capitals, though Unicode has them. */
function capitalised(text: string, locale: Locale): string {
  return locale === 'ka' ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

function namesOf({ name_ka, name_en, name_ru }: Named): Words {
  return { ka: name_ka, en: name_en, ru: name_ru }
}
