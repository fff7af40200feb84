import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { type ReceivedForm, withPageData } from '~/forms/received-form.server'
import { notFound } from '~/http/error-responses.server'
import { requireIdParam } from '~/http/require-id-param.server'
import { getI18n } from '~/i18n/i18n.server'
import { type Language, languages, toLocalizedPath } from '~/i18n/languages'
import { sanitizeArticle } from '~/page/sanitize-html.server'
import { redirectWithFlash } from '~/session/flash.server'
import { type DeskValues, deskRow, deskRows, removeDeskRow, saveDeskRow } from '~/upstream/desk-tables.server'
import type { Refusal } from '~/upstream/refusals'
import { type DeskTableName, parseDeskTableName } from '~contract/desk-tables/tables'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { requireOperator } from '../require-operator.server'
import { defineRowForms, type RowForms } from './row-form'
import { rowPath, tablePath } from './urls'

export async function loadTables({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const t = (await getI18n(visitor.language)).getFixedT(visitor.language, 'desk')
  return { title: t('tables.title') }
}

export async function loadTable({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const table = requireTable(params)
  const [rows, i18n] = await Promise.all([visitor.call(deskRows(table)), getI18n(visitor.language)])
  return { table, rows, title: i18n.getFixedT(visitor.language, 'desk')(`tables.names.${table}`) }
}

export type TableData = Awaited<ReturnType<typeof loadTable>>

export async function loadRow({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const table = requireTable(params)
  const { searchParams } = new URL(request.url)
  const [read, i18n] = await Promise.all([
    visitor.call(deskRow(table, requireRowId(params) ?? 'new')),
    getI18n(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'desk')
  // A link to a new row may set some of its values.
  const row = read.id === undefined ? { ...read, values: Object.fromEntries(searchParams) } : read
  const name = row.id === undefined ? t('tables.new') : toReaderLetters(row.name, visitor.language)
  return { table, row, title: `${t(`tables.names.${table}`)}: ${name}` }
}

export type RowData = Awaited<ReturnType<typeof loadRow>>

export interface RowPreview {
  values: DeskValues
  /** Preview of an article, by language. */
  bodies: Partial<Record<Language, string>>
}

export async function rowAction(args: ActionFunctionArgs) {
  const visitor = await requireOperator(args)
  const table = requireTable(args.params)
  const id = requireRowId(args.params)
  const forms = defineRowForms(table)
  const finish = (path: string) => {
    // Other servers of the site show the change within a minute.
    args.context.referenceCache.clear()
    return redirectWithFlash(toLocalizedPath(path, visitor.language), 'row_published')
  }
  return handleForms(
    args,
    onSubmit(forms.preview, async ({ values, show }) => withPageData(show(), toPreview(table, values))),
    onSubmit(forms.publish, async (form) => {
      const { version, ...values } = toTexts(form.values)
      const answer = await visitor.call(
        saveDeskRow(table, id, { values, version: version ?? '', key: form.idempotencyKey }),
      )
      return answer.ok ? finish(rowPath(table, answer.id)) : refuse(form, answer, forms)
    }),
    onSubmit(forms.remove, async (form) => {
      if (id === undefined) throw notFound('errors.page_desc')
      const answer = await visitor.call(removeDeskRow(table, id, form.values.version))
      return answer.ok ? finish(tablePath(table)) : refuse(form, answer, forms)
    }),
  )
}

type ReceivedRow = Pick<ReceivedForm<Record<string, unknown>>, 'reject' | 'refuse'>

/** Rejects an edit conflict, or a contradiction to another row. */
function refuse({ reject, refuse: refuseFields }: ReceivedRow, refusal: Refusal, { fields }: RowForms) {
  const { fieldErrors } = refusal
  if (fieldErrors.some(({ field }) => field === 'version')) return reject({ '': { key: 'row_changed' } })
  const names = fieldErrors.map(({ field }) => field)
  const field = fields.find(({ name }) => names.includes(name))
  if (field) return reject({ [field.name]: { key: 'value_conflicts' } })
  return names.includes('row') ? reject({ '': { key: 'value_conflicts' } }) : refuseFields(refusal)
}

const toTexts = (values: object): DeskValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]))

function toPreview(table: DeskTableName, sent: object): RowPreview {
  const values = toTexts(sent)
  if (table !== 'articles') return { values, bodies: {} }
  const bodies = languages.map((language) => [
    language,
    sanitizeArticle(values[`body_${language}`] ?? '', language),
  ])
  return { values, bodies: Object.fromEntries(bodies) }
}

function requireTable(params: LoaderFunctionArgs['params']): DeskTableName {
  const table = parseDeskTableName(params.table)
  if (!table) throw notFound('errors.page_desc')
  return table
}

/** Returns the row id; undefined for a new row. */
function requireRowId(params: LoaderFunctionArgs['params']): number | undefined {
  if (params.id === 'new') return undefined
  const id = requireIdParam(params)
  return id
}
