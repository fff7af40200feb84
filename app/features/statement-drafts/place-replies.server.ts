import type { ActionFunctionArgs } from '@remix-run/node'
import { drawPinMap } from '~/features/map/index.server'
import type { ErrorKey } from '~/forms/field-error'
import { type ReceivedForm, type RejectedForm, withPageData } from '~/forms/received-form.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Visitor } from '~/session/visitor.server'
import type { GeocodedPlace } from '~/upstream/geocoding.server'
import { type City, cities } from '~/upstream/locations.server'
import { getSubmittedView, type PlaceValues, toPointText } from './place-values'
import type { StepReply } from './save-step.server'

/** What a step of choosing the place shows beside its fields. */
export interface PlaceReply extends Partial<StepReply> {
  pin: ReturnType<typeof drawPinMap>
  /** Undefined unless an address was searched for. */
  places?: FoundOption[] | undefined
  /** A place that was found, to be confirmed before it is saved. */
  toConfirm?:
    | { name: string; isApproximate: boolean; hasHouse: boolean; newCity?: string | undefined }
    | undefined
  /** What stands at the pin. */
  pinPlace?:
    | { name: string; isHouse: boolean; otherCity?: { id: number; name: string } | undefined }
    | undefined
}

export interface FoundOption {
  name: string
  point: string
  isApproximate: boolean
  /** In another city than the chosen one. */
  isElsewhere: boolean
}

interface ReplyParts {
  form: ReceivedForm<PlaceValues>
  values: PlaceValues
  cities: City[]
  /** The name of the pin in messages. */
  pinTitle: string
  drawPin(shown: PlaceValues): PlaceReply['pin']
}

/** The ways to show the step of choosing the place again. */
export class PlaceReplies {
  readonly #parts: ReplyParts

  constructor(parts: ReplyParts) {
    this.#parts = parts
  }

  show(shown: PlaceValues, reply: Partial<PlaceReply> = {}): RejectedForm {
    return this.complete(this.#parts.form.show(), shown, reply)
  }

  rejectAddress(key: ErrorKey): RejectedForm {
    const { form, values } = this.#parts
    return this.complete(form.reject({ address: { key } }), values)
  }

  /** Several places, of which one that is exact is selected beforehand; `isMissing` if one had to be chosen. */
  showPlaces(found: readonly GeocodedPlace[], isMissing = false): RejectedForm {
    const { form, values } = this.#parts
    const exact = found.find(({ isExact }) => isExact)
    const chosen = { ...values, found: exact ? toPointText(exact) : '' }
    const answer = isMissing ? form.reject({ found: { key: 'address_choice' } }) : form.show()
    return this.complete(answer, chosen, { places: found.map((place) => this.#toOption(place)) })
  }

  #toOption(place: GeocodedPlace): FoundOption {
    const { name, isApproximate = false } = place
    return { name, point: toPointText(place), isApproximate, isElsewhere: this.#isElsewhere(place) }
  }

  #isElsewhere({ ids }: GeocodedPlace): boolean {
    const { city_id } = this.#parts.values
    return ids.city !== undefined && city_id !== '' && String(ids.city) !== city_id
  }

  /** A place with its street, neighbourhood and town; whoever chose it in another city gets that city. */
  showFound(found: GeocodedPlace, placed: PlaceValues): RejectedForm {
    const { name, isApproximate = false, precision, ids } = found
    const city = this.#isElsewhere(found) ? this.#parts.cities.find(({ id }) => id === ids.city) : undefined
    const toConfirm = { name, isApproximate, hasHouse: precision === 'house', newCity: city?.name }
    const pinPlace = { name, isHouse: precision === 'house' }
    return this.show(placed, { pinPlace, toConfirm })
  }

  /** @param place what stands at the pin */
  rejectPin(key: ErrorKey, place?: GeocodedPlace): RejectedForm {
    const { form, values, pinTitle } = this.#parts
    const answer = form.reject({ marker: { key, args: { field: pinTitle } } })
    return this.complete(answer, values, { pinPlace: this.toPinPlace(place) })
  }

  /** The page draws the pin where the answer has it. */
  complete(answer: RejectedForm, shown: PlaceValues, reply: Partial<PlaceReply> = {}): RejectedForm {
    const { intent: _, version, ...texts } = shown
    const pin = this.#parts.drawPin(shown)
    const pageData: PlaceReply = { ...(answer.data.pageData as StepReply | undefined), pin, ...reply }
    return withPageData(answer, pageData, { ...texts, version: String(version) } as Record<string, string>)
  }

  toPinPlace(place: GeocodedPlace | undefined): PlaceReply['pinPlace'] {
    if (!place) return undefined
    const { name, precision, ids } = place
    const city = this.#isElsewhere(place) ? this.#parts.cities.find(({ id }) => id === ids.city) : undefined
    return { name, isHouse: precision === 'house', otherCity: city && { id: city.id, name: city.name } }
  }
}

export async function createPlaceReplies(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  visitor: Visitor,
  sent: Pick<ReplyParts, 'form' | 'values'>,
): Promise<PlaceReplies> {
  const { language } = visitor
  const [cityList, i18n] = await Promise.all([visitor.cachedCall(cities), getI18n(language)])
  return new PlaceReplies({
    ...sent,
    cities: cityList,
    pinTitle: i18n.getFixedT(language, 'map')('pin_picker.title'),
    drawPin: (shown) => drawPinMap(getSubmittedView(shown), language, context.site.map.drawingVersion),
  })
}
