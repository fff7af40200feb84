import { CURRENCY_IDS, type CurrencyId } from '~contract/currencies'
import type { ImportColumn } from '~contract/import-columns'
import { HECTARE_ID, LAND_TYPE_ID, SQUARE_METRE_ID } from '~contract/statements'
import type { AreaUnit } from '~contract/values/quantity-words'
import { isSpreadsheetError } from './clean-cell'
import type { Cell, Column } from './file-line'
import { findOption } from './find-option'
import { parseOption } from './parse-option'
import { addError, type Cells, type ParsedLine, setSource } from './parsed-line'
import { type Failed, parseAreaCell, parsePriceCell, type ReadArea, type ReadPrice } from './read-measure'
import { findUnit, type Unit } from './units'

const findOwn = (cells: Cells, field: ImportColumn, role?: Column['role']) =>
  (cells.get(field) ?? []).filter(({ column, text }) => column.role === role && text !== '')

export function parseMeasures(parsed: ParsedLine, cells: Cells): void {
  parsePrice(parsed, cells)
  parseAreas(parsed, cells)
}

/**
 * Parses areas. The unit comes from the cell, else the heading, else the column beside it, else m² (hectares
 * for some land).
 */
function parseAreas(parsed: ParsedLine, cells: Cells): void {
  const isLand = Number(parsed.values.real_estate_type_id) === LAND_TYPE_ID
  const beside = parseUnitColumn(parsed, cells)
  const [yardUnit] = findOwn(cells, 'yard_area', 'unit')
  for (const field of ['area', 'yard_area'] as const) {
    const all = cells.get(field)?.filter(({ column }) => column.role === undefined)
    if (!all) continue
    const filled = all.filter(({ text }) => text !== '')
    const unitBeside = field === 'area' ? beside : toAreaUnit(yardUnit && findUnit(yardUnit.text))
    const areas = filled.map((cell) => parseArea(cell, unitBeside))
    if (field === 'yard_area' && yardUnit && !unitBeside) {
      addError(parsed, field, yardUnit, 'unit')
      return
    }
    parsed.values[field] = ''
    if (filled[0]) setSource(parsed, field, filled[0])
    const metres = new Set<string>()
    for (const [place, area] of areas.entries()) {
      const cell = filled[place] as Cell
      if ('error' in area) addError(parsed, field, cell, area.error)
      else metres.add(area.squareMetres)
    }
    if (metres.size > 1) addError(parsed, field, filled[1] as Cell, 'conflict')
    const [area] = areas
    if (!area || 'error' in area) continue
    const isInHectares = field === 'area' && isLand && area.unit === 'ha'
    parsed.values[field] = isInHectares ? area.amount : area.squareMetres
    if (field === 'area' && (isLand || beside))
      parsed.values.area_type_id = String(isInHectares ? HECTARE_ID : SQUARE_METRE_ID)
  }
}

function parseArea({ column, text }: Cell, beside: AreaUnit | undefined): ReadArea | Failed {
  if (isSpreadsheetError(text)) return { error: 'cell_error' }
  if (column.unit?.kind === 'foreign') return { error: 'unit' }
  return parseAreaCell(text, toAreaUnit(column.unit) ?? beside ?? 'm2')
}

const toAreaUnit = (unit: Unit | undefined) => (unit?.kind === 'area' ? unit.unit : undefined)

function parseUnitColumn(parsed: ParsedLine, cells: Cells): AreaUnit | undefined {
  const [cell] = [...findOwn(cells, 'area_type_id'), ...findOwn(cells, 'area', 'unit')]
  if (!cell) return undefined
  setSource(parsed, 'area_type_id', cell)
  const unit = toAreaUnit(findUnit(cell.text))
  if (unit) return unit
  const id = parseOption('area_type_id', cell.column, cell.text)
  if (id === '1' || id === String(HECTARE_ID)) return id === '1' ? 'm2' : 'ha'
  addError(parsed, 'area_type_id', cell, 'unit')
  return undefined
}

/** Parses the price in the currency of its cell or heading, which must match the column beside it. */
function parsePrice(parsed: ParsedLine, cells: Cells): void {
  const { values } = parsed
  const currency = parseCurrencyColumn(parsed, cells)
  const [unit] = findOwn(cells, 'price', 'unit')
  const all = cells.get('price')?.filter(({ column }) => column.role === undefined)
  if (!all) return
  values.price = ''
  const filled = all.filter(({ text }) => text !== '')
  if (filled[0]) setSource(parsed, 'price', filled[0])
  if (unit) {
    addError(parsed, 'price', unit, 'per_area')
    return
  }
  if (filled[0] && findOption('price_type_id', filled[0].text) === '1') {
    values.price_type_id = '1'
    return
  }
  const prices = filled.map((cell) => ({ cell, price: parseOwnPrice(cell) }))
  const failed = prices.find(({ price }) => 'error' in price)
  if (failed && 'error' in failed.price) {
    addError(parsed, 'price', failed.cell, failed.price.error)
    return
  }
  // If prices are in two currencies, the currency column names the owner's.
  const read = prices.flatMap(({ cell, price }) => ('error' in price ? [] : [{ cell, ...price }]))
  const chosen = read.find((price) => price.currency !== undefined && price.currency === currency) ?? read[0]
  if (!chosen) return
  const other = read.find(({ currency: one, amount }) => one === chosen.currency && amount !== chosen.amount)
  if (other) {
    addError(parsed, 'price', other.cell, 'conflict')
    return
  }
  if (currency && chosen.currency && currency !== chosen.currency) {
    addError(parsed, 'price', chosen.cell, 'conflict')
    return
  }
  setSource(parsed, 'price', chosen.cell)
  values.price = String(chosen.amount)
  if (chosen.currency) values.currency_id = String(chosen.currency)
}

function parseOwnPrice({ column, text }: Cell): ReadPrice | Failed {
  if (isSpreadsheetError(text)) return { error: 'cell_error' }
  const price = parsePriceCell(text)
  if ('error' in price) return price
  if (column.unit?.kind === 'foreign') return { error: 'currency' }
  if (column.unit?.kind !== 'money') return price
  const { currency, factor } = column.unit
  if (currency && price.currency && currency !== price.currency) return { error: 'conflict' }
  return { amount: Math.round(price.amount * factor * 100) / 100, currency: price.currency ?? currency }
}

function parseCurrencyColumn(parsed: ParsedLine, cells: Cells): CurrencyId | undefined {
  const all = cells.get('currency_id')
  if (!all) return undefined
  parsed.values.currency_id = ''
  const [cell] = findOwn(cells, 'currency_id')
  if (!cell) return undefined
  setSource(parsed, 'currency_id', cell)
  const unit = findUnit(cell.text)
  const named = unit?.kind === 'money' ? unit.currency : undefined
  const id = named ?? Number(parseOption('currency_id', cell.column, cell.text))
  const currency = Object.values(CURRENCY_IDS).find((one) => one === id)
  if (!currency) addError(parsed, 'currency_id', cell, 'currency')
  else parsed.values.currency_id = String(currency)
  return currency
}
