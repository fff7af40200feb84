import type { ImportColumn } from '~contract/import-columns'
import type { Cell, Column } from './file-line'
import type { XmlElement } from './xml-tree'

/**
 * True for Yandex Realty Language, the feed that most broker programs save.
 * Source: https://yandex.ru/support/realty/requirements/
 */
export const isYrlFeed = ({ name }: XmlElement): boolean => name === 'realty-feed'

const COLUMNS: Readonly<Record<string, Omit<Column, 'heading'>>> = {
  '@internal-id': { field: 'external_id' },
  type: { field: 'deal_type_id' },
  category: { field: 'real_estate_type_id' },
  'commercial-type': { field: 'status_id' },
  'building-state': { field: 'status_id' },
  'new-flat': { field: 'status_id' },
  renovation: { field: 'condition_id' },
  'location/locality-name': { field: 'city_id' },
  'location/sub-locality-name': { field: 'district' },
  'location/address': { field: 'address' },
  'location/latitude': { field: 'latitude' },
  'location/longitude': { field: 'longitude' },
  'price/value': { field: 'price' },
  'price/currency': { field: 'currency_id' },
  'price/unit': { field: 'price', role: 'unit' },
  'price/period': { field: 'deal_type_id', role: 'period' },
  'area/value': { field: 'area' },
  'area/unit': { field: 'area', role: 'unit' },
  'lot-area/value': { field: 'yard_area' },
  'lot-area/unit': { field: 'yard_area', role: 'unit' },
  rooms: { field: 'room_type_id' },
  balcony: { field: 'balconies' },
  'bathroom-unit': { field: 'bathroom_type_id' },
  floor: { field: 'floor' },
  'floors-total': { field: 'total_floors' },
  'ceiling-height': { field: 'height' },
  description: { field: 'comment_ru', isInAnyLanguage: true },
  'sales-agent/name': { field: 'owner_name' },
  'sales-agent/phone': { field: 'phone_number' },
  image: { field: 'photos' },
}

/** Yes/no elements, by the option of `parameters`. */
const FLAGS: Readonly<Record<string, string>> = {
  internet: '2',
  television: '3',
  'gas-supply': '1',
  phone: '11',
  'water-supply': '24',
  'sewerage-supply': '25',
  'electricity-supply': '26',
}

const DAILY = /^(?:day|день|сутки)$/i

/** Words of the format, in Russian or English, by the words of the site's own files. */
const WORDS: Partial<Record<ImportColumn, Readonly<Record<string, string>>>> = {
  deal_type_id: { sale: 'sell', rent: 'monthly rent' },
  real_estate_type_id: {
    квартира: 'flat',
    'дом с участком': 'house',
    'house with lot': 'house',
    таунхаус: 'house',
    townhouse: 'house',
    коттедж: 'house',
    дача: 'cottage',
    'земельный участок': 'land',
    lot: 'land',
    гараж: 'commercial',
    garage: 'commercial',
  },
  status_id: {
    office: 'Office',
    retail: 'Retail',
    'торговое помещение': 'Retail',
    warehouse: 'Warehouse',
    'складское помещение': 'Warehouse',
    manufacturing: 'Industrial',
    'производственное помещение': 'Industrial',
    'public catering': 'Restaurant or café',
    общепит: 'Restaurant or café',
    'auto repair': 'Car service',
    'free purpose': 'Multi-purpose',
    'помещение свободного назначения': 'Multi-purpose',
    unfinished: 'Under construction',
    строится: 'Under construction',
    'hand-over': 'New building',
    сдан: 'New building',
    built: 'New building',
  },
  condition_id: {
    евро: 'Newly renovated',
    евроремонт: 'Newly renovated',
    дизайнерский: 'Newly renovated',
    косметический: 'Old renovation',
    'требует ремонта': 'Needs renovation',
    'черновая отделка': 'Black frame',
    'предчистовая отделка': 'White frame',
  },
}

/**
 * Returns the cells of an offer. The plot of a house is its yard; the plot of an offer of land is its area.
 */
export function toYrlCells(offer: XmlElement): Cell[] {
  const cells = listValues(offer)
  const find = (heading: string) =>
    cells.find(({ column }) => column.heading === heading)?.text.toLowerCase() ?? ''
  const isLand = WORDS.real_estate_type_id?.[find('category')] === 'land' || find('category') === 'участок'
  const hasState = find('commercial-type') !== '' || find('building-state') !== ''
  return cells.flatMap(({ column, text }): Cell[] => {
    const { field, heading, role } = column
    if (role === 'period') return []
    // Both are less specific than the state of the building, or the use of commercial space.
    if (heading === 'new-flat') return isYes(text) && !hasState ? [{ column, text: 'New building' }] : []
    if (heading === 'building-state' && find('commercial-type') !== '') return []
    if (isLand && field === 'yard_area') return [{ column: { ...column, field: 'area' }, text }]
    // The area of a plot may be given twice.
    if (isLand && field === 'area' && find('lot-area/value') !== '') return []
    if (field === 'balconies' && text !== '') return [{ column, text: countBalconies(text) }]
    if (field === 'bathroom_type_id' && text !== '') return [{ column, text: countBathrooms(text) }]
    const isRent = field === 'deal_type_id' && /^(?:аренда|rent)$/i.test(text)
    if (isRent && DAILY.test(find('price/period'))) return [{ column, text: 'დღიურად' }]
    return [{ column, text: (field && WORDS[field]?.[text.toLowerCase()]) ?? text }]
  })
}

const COUNT = /\d{1,2}/

/** Counts "лоджия", "2 балкона и лоджия", or a number. */
function countBalconies(text: string): string {
  const counts = text.split(/\sи\s|[,+]/).map((part) => Number(COUNT.exec(part)?.[0] ?? 1))
  return String(counts.reduce((sum, count) => sum + count))
}

/** Counts bathrooms: "совмещенный" and "раздельный" are one, with the toilet inside or beside it. */
const countBathrooms = (text: string): string => COUNT.exec(text)?.[0] ?? '1'

const isYes = (text: string) => /^(?:да|true|1|\+|yes)$/i.test(text)

function listValues(offer: XmlElement): Cell[] {
  const cells: Cell[] = []
  const visit = ({ attributes, children, text }: XmlElement, path: string) => {
    for (const { name, value } of attributes) add(`${path}@${name}`, value)
    for (const child of children) visit(child, path === '' ? child.name : `${path}/${child.name}`)
    if (path !== '' && (text !== '' || children.length === 0)) add(path, text)
  }
  const add = (heading: string, text: string) => {
    const parameterId = FLAGS[heading]
    const known = parameterId ? { field: 'parameters' as const, parameterId } : COLUMNS[heading]
    cells.push({ column: { heading, ...(known ?? { field: undefined }) }, text })
  }
  visit(offer, '')
  return cells
}
