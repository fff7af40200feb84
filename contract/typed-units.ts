import { AREA_IN_HECTARES } from './draft-numbers'
import { type DraftValues, isApplicable } from './statement-drafts'
import { HECTARE_ID, SQUARE_METRE_ID } from './statements'
import { findBoundsError } from './values/bounded-number'
import { readArea, readLength } from './values/typed-measure'
import { parsePrice } from './values/typed-price'

/**
 * Applies typed signs and units, which take precedence over the menu beside a field.
 * "$120 000" is 120000 in dollars, "1.5 ha" of land is 1.5 in hectares, "6 sotka" of a yard is 600 m².
 * Unknown ones stay as typed, for `findDraftErrors` to report.
 * @param known other values of the same draft
 */
export function applyTypedUnits(values: DraftValues, known: DraftValues = values): DraftValues {
  const { price, area, yard_area: yardArea, height } = values
  const length = readLength(height ?? '')
  return {
    ...values,
    ...(price !== undefined && applyCurrency(price)),
    ...(area !== undefined && applyAreaUnit(area, { ...known, ...values })),
    ...(yardArea !== undefined && { yard_area: toSquareMetresText(yardArea) }),
    ...('metres' in length && length.isUnitTyped && { height: String(length.metres) }),
  }
}

function applyCurrency(text: string): DraftValues {
  const price = parsePrice(text)
  if ('error' in price || price.isPerSquareMetre || !Number.isSafeInteger(Math.trunc(price.amount)))
    return { price: text }
  const { amount, currency } = price
  return { price: String(amount), ...(currency && { currency_id: String(currency) }) }
}

/** Applies a unit of area. Only land has hectares; areas too fine for the field become square metres. */
function applyAreaUnit(text: string, values: DraftValues): DraftValues {
  const area = readArea(text)
  if ('error' in area || !area.isUnitTyped) return { area: text }
  const hasUnitField = isApplicable('area_type_id', values)
  if (hasUnitField && area.unit === 'ha' && !findBoundsError(area.value, AREA_IN_HECTARES))
    return { area: String(area.value), area_type_id: String(HECTARE_ID) }
  const isUnitKnown = hasUnitField || values.area_type_id !== undefined
  return {
    area: String(area.squareMetres),
    ...(isUnitKnown && { area_type_id: String(SQUARE_METRE_ID) }),
  }
}

function toSquareMetresText(text: string): string {
  const area = readArea(text)
  return 'error' in area || !area.isUnitTyped ? text : String(area.squareMetres)
}
