import type { ImportColumn } from '~contract/import-columns'
import type { Cell, Column } from './file-line'
import { readHeading } from './find-column'
import type { XmlElement } from './xml-tree'

/** Path below a statement: names of elements, and of an attribute after "@". */
type Path = readonly string[]

/** Maximum number of cached paths of one document. */
const MAX_PATHS = 2_000

const MEASURES: readonly ImportColumn[] = ['price', 'area', 'yard_area']

const PLACE_COLUMNS: readonly ImportColumn[] = [
  'city_id',
  'district',
  'address',
  'street_number',
  'latitude',
  'longitude',
]
const CONTACT_COLUMNS: readonly ImportColumn[] = ['owner_name', 'phone_number']

/** Groups whose fields have another meaning: the name of a contact, the number of a house. */
const GROUPS: readonly (readonly [names: RegExp, columns: readonly ImportColumn[]])[] = [
  [
    /^(?:location|address|place|geo|coordinates?|coords|position|map|point|მდებარეობა|მისამართი|ლოკაცია|расположение|местоположение|адрес)$/iu,
    PLACE_COLUMNS,
  ],
  [
    /^(?:contacts?|contact-?(?:info|person)|(?:sales-?)?agent|seller|owner|person|broker|manager|კონტაქტი|контакты?|продавец|агент)$/iu,
    CONTACT_COLUMNS,
  ],
  [
    /^(?:building|house|complex|შენობა|სახლი|здание|дом)$/iu,
    [
      'total_floors',
      'status_id',
      'street_number',
      'height',
      'parking_type_id',
      'heating_type_id',
      'parameters',
    ],
  ],
]
/** Groups without a meaning of their own. */
const NEUTRAL_GROUP =
  /^(?:details?|params?|parameters|characteristics|info|general|main|property|features|attributes|fields|data|apartment|flat|land|specs?|deal|offer|prices?|descriptions?|მახასიათებლები|характеристики|параметры)$/iu
/** Names that are ambiguous in an unknown group: `<metro><name>`, `<kitchen><area>`. */
const GENERIC_NAMES = new Set<ImportColumn>([
  'external_id',
  'real_estate_type_id',
  'status_id',
  'project_type_id',
  'street_number',
  'owner_name',
  'phone_number',
  'address',
  'area',
  'price',
  'comment_ka',
  'comment_en',
  'comment_ru',
  'latitude',
  'longitude',
])
const VALUE = /^@?(?:value|amount|sum|total|text|name|title|მნიშვნელობა|значение)$/iu
const CURRENCY = /^@?(?:currency|currency[-_]?(?:id|code)|curr|ვალუტა|валюта)$/iu
const UNIT = /^@?(?:units?|measure|measurement|ერთეული|единица|ед)$/iu
const LANGUAGE = /^@?(?:lang|language|locale)$/iu
const NAMED_PARAMETER = /^(?:param|parameter|field|attribute|property|option)$/iu

export type FindXmlColumn = (path: Path) => Column

/** Returns the cells of one statement in document order. */
export function toCells(statement: XmlElement, findXmlColumn: FindXmlColumn): Cell[] {
  const cells: Cell[] = []
  const visit = (element: XmlElement, path: Path) => {
    const language = element.attributes.find(({ name }) => LANGUAGE.test(name))?.value
    const parameter = NAMED_PARAMETER.test(element.name) ? findParameterName(element) : undefined
    if (parameter !== undefined) {
      cells.push({ column: findXmlColumn([parameter]), text: element.text || findValue(element) })
      return
    }
    for (const { name, value } of element.attributes)
      if (!LANGUAGE.test(name)) cells.push({ column: findXmlColumn([...path, `@${name}`]), text: value })
    for (const child of element.children) visit(child, [...path, child.name])
    if (
      path.length > 0 &&
      (element.text !== '' || (element.children.length === 0 && element.attributes.length === 0))
    )
      cells.push({ column: inLanguage(findXmlColumn(path), language), text: element.text })
  }
  visit(statement, [])
  return cells
}

const findParameterName = ({ attributes }: XmlElement) =>
  attributes.find(({ name }) => /^(?:name|key|title|code)$/i.test(name))?.value
const findValue = ({ attributes }: XmlElement) =>
  attributes.find(({ name }) => /^value$/i.test(name))?.value ?? ''

/** Applies a language attribute: `<description lang="ka">`. */
function inLanguage(column: Column, language: string | undefined): Column {
  const field = (['comment_ka', 'comment_en', 'comment_ru'] as const).find(
    (one) => language !== undefined && one.endsWith(`_${language.slice(0, 2).toLowerCase()}`),
  )
  return field && column.field?.startsWith('comment_') ? { ...column, field } : column
}

/** Creates a cache of the columns of paths, which repeat for every statement. */
export function createXmlColumns(): FindXmlColumn {
  const known = new Map<string, Column>()
  return (path) => {
    const heading = path.join('/').replaceAll('/@', '@').replace(/^@/, '')
    const key = path.join('/')
    const column = known.get(key) ?? { ...resolve(path), heading }
    if (known.size < MAX_PATHS) known.set(key, column)
    return column
  }
}

/**
 * Resolves a path. The group decides the meaning of a name; only the statement's own element or attribute is
 * its number.
 */
function resolve(path: Path): Omit<Column, 'heading'> {
  const unknown = { field: undefined }
  const isAttribute = path.at(-1)?.startsWith('@') ?? false
  const last = (path.at(-1) ?? '').replace(/^@/, '')
  const own = readHeading(last)
  if (path.length === 1) return own
  const group = path.at(-2) ?? ''
  const parent = resolve(path.slice(0, -1))
  if (parent.field && MEASURES.includes(parent.field)) {
    if (VALUE.test(last)) return parent
    if (CURRENCY.test(last)) return parent.field === 'price' ? { field: 'currency_id' } : unknown
    return UNIT.test(last) ? { field: parent.field, role: 'unit' } : unknown
  }
  if (parent.field === 'parameters' && !parent.parameterId) return isAttribute ? unknown : parent
  if (parent.field && VALUE.test(last)) return parent
  // Attributes of a field are metadata: ids of other programs, dates.
  if (parent.field && isAttribute) return unknown
  const combined = readHeading(`${group} ${last}`)
  if (combined.field) return combined
  const known = GROUPS.find(([names]) => names.test(group))
  if (known) return own.field && known[1].includes(own.field) ? own : unknown
  if (!own.field || own.field === 'external_id') return unknown
  const isNeutral = path.slice(0, -1).every((name) => NEUTRAL_GROUP.test(name))
  return (isNeutral && !CONTACT_COLUMNS.includes(own.field)) || !GENERIC_NAMES.has(own.field) ? own : unknown
}
