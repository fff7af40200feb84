/** Field types of forms defined by the upstream: for a bank, a dynamic form or a questionnaire. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'tel',
  'email',
  'date',
  'select',
  'radio',
  'checkbox',
  'file',
] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** Field types of a questionnaire. A heading starts a group, and files are not supported. */
export const QUESTION_TYPES = ['heading', ...FIELD_TYPES.filter((type) => type !== 'file')] as const

/** Maximum size of one file, in bytes. */
export const MAX_FILE_BYTES = 5_000_000

export const FILE_MEDIA_TYPES: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
]

/** Selectable answer: the stored value and its title in each language. */
interface FormOption {
  value: string
  title: Record<'ka' | 'en' | 'ru', string>
}

const MAX_OPTIONS = 60

/** Value of an option. Several ticks are joined by commas. */
const VALUE = /^[^\s,|]+$/

/** Parses lines such as `photo | ფოტო | Photos | Фото`; returns undefined if any is malformed. */
export function parseFormOptions(text: string): FormOption[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const options = lines.map((line) => {
    const [value = '', ka = '', en = '', ru = '', ...rest] = line.split('|').map((part) => part.trim())
    const isWhole = VALUE.test(value) && ka !== '' && en !== '' && ru !== '' && rest.length === 0
    return isWhole ? { value, title: { ka, en, ru } } : undefined
  })
  const known = options.filter((option) => option !== undefined)
  const isUnique = new Set(known.map(({ value }) => value)).size === lines.length
  return isUnique && lines.length <= MAX_OPTIONS ? known : undefined
}

export function formatFormOptions(options: readonly FormOption[]): string {
  return options.map(({ value, title }) => [value, title.ka, title.en, title.ru].join(' | ')).join('\n')
}
