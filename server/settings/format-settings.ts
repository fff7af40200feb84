import { Environment } from './environment'
import { type DescribedSetting, SETTING_TOPICS } from './setting-topics'

const INTRODUCTION = `# Settings

This page lists every setting. It is made by \`npm run docs:settings\` from \`server/settings\`; change it there.

Settings are environment variables, read once at start. An invalid one stops the start with a list of errors.
A demo needs none. Each of them can also be read from a file, as Docker and Kubernetes mount secrets:
\`SESSION_SECRET_FILE\` names the file with the value of \`SESSION_SECRET\`.
`

/** Formats docs/settings.md: a table for each topic, with the defaults and values of the schema. */
export function formatSettings(): string {
  const topics = SETTING_TOPICS.map(({ title, settings }) =>
    [
      `## ${title}\n`,
      '| Name | Default | Values | Meaning |',
      '|---|---|---|---|',
      ...settings.map(formatRow),
    ].join('\n'),
  )
  return `${[INTRODUCTION, ...topics].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`
}

function formatRow({ names, unset, meaning }: DescribedSetting): string {
  const schemas = names.map((name) => readSchema(Environment.shape[name]))
  const cells = [
    names.map(toCode).join(', '),
    unset ?? joinDistinct(schemas.map(({ fallback }) => fallback)),
    joinDistinct(schemas.map(({ values }) => values)),
    meaning,
  ]
  return `| ${cells.join(' | ')} |`
}

interface SettingSchema {
  fallback: string
  values: string
}

/** Parts of a zod schema that describe a setting. */
interface Schema {
  type?: string
  options?: readonly string[]
  minValue?: number | null
  maxValue?: number | null
  safeParse(value: unknown): { success: boolean; data?: unknown }
  def?: { innerType?: Schema; in?: Schema }
}

function readSchema(schema: unknown): SettingSchema {
  const { success, data } = (schema as Schema).safeParse(undefined)
  const isText = typeof data === 'string' || typeof data === 'number'
  return { fallback: success && isText ? toCode(String(data)) : 'none', values: listValues(schema as Schema) }
}

function listValues(schema: Schema): string {
  const inner = schema.def?.innerType ?? schema.def?.in
  if (inner) return listValues(inner)
  if (schema.options) return schema.options.map(toCode).join(', ')
  const { type, minValue, maxValue } = schema
  return type === 'number' ? `${formatNumber(minValue)} to ${formatNumber(maxValue)}` : ''
}

const formatNumber = (value: number | null | undefined) => (value ?? 0).toLocaleString('en')

function joinDistinct(texts: readonly string[]): string {
  return [...new Set(texts)].filter(Boolean).join(', ')
}

function toCode(text: string): string {
  return `\`${text}\``
}
