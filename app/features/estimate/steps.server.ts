import type { Visitor } from '../../http/visitor.server'
import { isUpstreamError } from '../../upstream/errors'
import type { Geocoder } from '../../upstream/geocoding.server'
import { addStreet, type City, cities, type Street, streets } from '../../upstream/locations.server'
import { pressedPin } from '../map'
import { choseStreet, type Draft, idIn, shownFields } from './draft'
import { pinOf, pinView, sentView, withPin } from './draft-pin'
import type { Left } from './left.server'
import { LEAST_LETTERS, type Mistake } from './rules'

interface Step {
  form: FormData
  draft: Draft
  visitor: Visitor
  geocoder: Geocoder
  requestId: string
}

/** What a button other than the last one does to the form; undefined when it is to be estimated. */
export async function stepOf(step: Step): Promise<Left | undefined> {
  const { form, draft } = step
  const pressed = pressedPin(form, sentView(draft))
  if (pressed) return { draft: withPin(draft, pressed), mistakes: [] }
  switch (intentOf(form, draft)) {
    case 'pin':
      return pinOf(draft)
        ? { draft: withPin(draft, pinView(draft)), mistakes: [] }
        : { draft, mistakes: [{ field: 'marker', mistake: 'marker_wrong' }] }
    case 'pin_street':
      return { draft: await atStreet(step, draft), mistakes: [] }
    case 'find_street':
      return findStreets(step)
    case 'add_street':
      return addMissing(step)
    case 'update':
      return { draft: await followed(step), mistakes: [] }
    default:
      return undefined
  }
}

/** Enter in a field presses the form's first button: with a street typed and not chosen it means to look for it. */
function intentOf(form: FormData, draft: Draft): string {
  const intent = String(form.get('intent'))
  if (intent !== 'enter') return intent
  const typedAnew = draft.street_name !== undefined && draft.street_name !== form.get(shownFields.street_name)
  return typedAnew ? 'find_street' : 'estimate'
}

/** A street that was chosen brings its neighbourhood and its place; otherwise the map looks at what was chosen. */
async function followed(step: Step): Promise<Draft> {
  const { form, draft } = step
  if (choseStreet(draft, form)) {
    const street = (await matches(step))?.find(({ id }) => id === idIn(draft, 'street_id'))
    if (street) return atPlaceOf(street, draft)
  }
  return pinOf(draft) ? draft : lookedAt(step)
}

function atPlaceOf(street: Street, draft: Draft): Draft {
  const known: Draft = {
    ...draft,
    street_name: street.name,
    street_id: String(street.id),
    ...(street.districtId && { district_id: String(street.districtId) }),
    ...(street.urbanId && { urban_id: String(street.urbanId) }),
  }
  if (!street.place) return known
  return withPin(known, { centre: street.place, zoom: pinView(draft).zoom, isSet: true })
}

/** The pin in the middle of the street; of one without a place of its own, where the geocoder finds it. */
async function atStreet(step: Step, draft: Draft): Promise<Draft> {
  const street = (await matches(step))?.find(({ id }) => id === idIn(draft, 'street_id'))
  const centre = street?.place ?? (await placeNamed(step, draft.street_name ?? ''))
  return centre ? withPin(draft, { centre, zoom: pinView(draft).zoom, isSet: true }) : draft
}

/** What the map shows before there is a pin: the neighbourhood, the district or the city. */
async function lookedAt(step: Step): Promise<Draft> {
  const { draft, visitor } = step
  const name = nameOf(draft, await visitor.reference(cities))
  const centre = name === undefined ? undefined : await placeNamed(step, name)
  return centre ? withPin(draft, { ...pinView(draft), centre, isSet: false }) : draft
}

function nameOf(draft: Draft, places: City[]): string | undefined {
  const city = places.find(({ id }) => id === idIn(draft, 'city_id'))
  const district = city?.districts.find(({ id }) => id === idIn(draft, 'district_id'))
  const urban = district?.urbans.find(({ id }) => id === idIn(draft, 'urban_id'))
  return (urban ?? district ?? city)?.name
}

async function placeNamed({ draft, visitor, geocoder, requestId }: Step, name: string) {
  if (!name) return undefined
  const caller = { language: visitor.language, requestId }
  const found = await visitor.optional('geocoder', geocoder.byAddress(caller, name, idIn(draft, 'city_id')))
  return found?.[0]?.place
}

/** Streets that the typed name may mean; undefined when they cannot be had. */
async function matches({ draft, visitor }: Step): Promise<Street[] | undefined> {
  const [name = '', cityId] = [draft.street_name, idIn(draft, 'city_id')]
  if ([...name].length < LEAST_LETTERS || !cityId) return []
  return visitor.optional('streets', visitor.call(streets(name, cityId)))
}

async function findStreets(step: Step): Promise<Left> {
  const { draft } = step
  if ([...(draft.street_name ?? '')].length < LEAST_LETTERS) return refused(draft, 'street_name', 'letters')
  const found = await matches(step)
  return { draft, mistakes: [], streets: found, news: found ? undefined : 'search_failed' }
}

/** Adds a street that is missing. A name that is there already is that street. */
async function addMissing(step: Step): Promise<Left> {
  const { draft, visitor } = step
  const name = draft.new_street_name ?? ''
  const [cityId, districtId, urbanId] = [
    idIn(draft, 'city_id'),
    idIn(draft, 'district_id'),
    idIn(draft, 'urban_id'),
  ]
  const city = (await visitor.reference(cities)).find(({ id }) => id === cityId)
  const district = city?.districts.find(({ id }) => id === districtId)
  if ([...name].length < LEAST_LETTERS) return refused(draft, 'new_street_name', 'letters')
  if (!city) return refused(draft, 'city_id', 'choose')
  if (city.districts.length > 0 && !district) return refused(draft, 'district_id', 'choose')
  if (district && district.urbans.length > 0 && !district.urbans.some(({ id }) => id === urbanId))
    return refused(draft, 'urban_id', 'choose')
  try {
    const place = pinOf(draft)
    const added = await visitor.call(
      addStreet({ name, cityId: city.id, districtId, urbanId, ...(place && { place }) }),
    )
    const { new_street_name: _, ...rest } = draft
    return {
      draft: { ...rest, street_name: added.name, street_id: String(added.id) },
      mistakes: [],
      news: added.isNew ? 'street_added' : 'street_known',
    }
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    if (error.status === 422) return refused(draft, 'new_street_name', 'street_refused')
    return { draft, mistakes: [], news: error.status === 429 ? 'limited' : 'street_failed' }
  }
}

function refused(draft: Draft, field: Mistake['field'], mistake: Mistake['mistake']): Left {
  const bound = mistake === 'letters' ? { bound: LEAST_LETTERS } : {}
  return { draft, mistakes: [{ field, mistake, ...bound }] }
}
