import { COLUMN_NAMES, IMPORT_COLUMNS, type ImportColumn } from '~contract/statement-imports'

/** No heading and no option is nearly as long; brackets are looked for from each place of a text. */
const MAX_NAME_LENGTH = 300

const BY_NAME = new Map(
  IMPORT_COLUMNS.flatMap((column) =>
    COLUMN_NAMES[column].map((name): [string, ImportColumn] => [normalizeName(name), column]),
  ),
)

export function findColumn(heading: string): ImportColumn | undefined {
  return BY_NAME.get(normalizeName(heading))
}

/** Units in brackets, case, spaces and signs do not matter: "Total area (m²)" is `total_area`. Empty for what is too long. */
export function normalizeName(text: string): string {
  if (text.length > MAX_NAME_LENGTH) return ''
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}+]/gu, '')
}
