import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { type ReceivedForm, withPageData } from '~/forms/received-form.server'
import { type DefinedForm, useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { requireIdParam } from '~/http/require-id-param.server'
import { getI18n } from '~/i18n/i18n.server'
import { languages, toLocalizedPath } from '~/i18n/languages'
import { sanitizeArticle } from '~/page/sanitize-html.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { PageHead } from '~/ui/page-head'
import { type DeskValues, deskRow, removeDeskRow, saveDeskRow } from '~/upstream/desk-tables.server'
import type { Refusal } from '~/upstream/refusals'
import type { DeskColumn } from '~contract/desk-tables/columns'
import { type DeskTableName, getDeskTable } from '~contract/desk-tables/tables'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { DeskActs } from '../desk-acts'
import { requireOperator } from '../require-operator.server'
import { requireTable } from './require-table.server'
import { RowField } from './row-field'
import { defineRowForms, PREVIEW, PUBLISH, type RowForms } from './row-form'
import { type Preview, RowPreview } from './row-preview'
import { isOfQuestionnaire, rowPath, tablePath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
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
  const name = row.id === undefined ? t('tables.new') : toReaderName(row.name, visitor.language)
  return { table, row, title: `${t(`tables.names.${table}`)}: ${name}` }
}

type RowData = Awaited<ReturnType<typeof loader>>

async function rowAction(args: ActionFunctionArgs) {
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

/** Rejects a row that another operator has changed meanwhile, or that contradicts another row. */
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

function toPreview(table: DeskTableName, sent: object): Preview {
  const values = toTexts(sent)
  if (table !== 'articles') return { values, bodies: {} }
  const bodies = languages.map((language) => [
    language,
    sanitizeArticle(values[`body_${language}`] ?? '', language),
  ])
  return { values, bodies: Object.fromEntries(bodies) }
}

/** Returns the row id; undefined for a new row. */
function requireRowId(params: LoaderFunctionArgs['params']): number | undefined {
  if (params.id === 'new') return undefined
  const id = requireIdParam(params)
  return id
}

export const action = pageAction(rowAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: rowPath(page.table, page.row.id ?? 'new'),
  noIndex: true,
}))

export default function DeskTableRow() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <RowView data={data} />
    </>
  )
}

function RowView({ data: { table, row } }: { data: RowData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const forms = defineRowForms(table)
  const { canRemove } = getDeskTable(table)
  const seenAt = getSeenPath(table, row)
  return (
    <div className="stack prose">
      <RowForm table={table} row={row} forms={forms} />
      {canRemove && row.id !== undefined ? <Removal forms={forms} version={row.version} /> : null}
      <DeskActs acts={row.acts.map((act) => ({ ...act, name: t(`tables.past_acts.${act.act as 'add'}`) }))} />
      <p className="row">
        <ButtonLink icon="left" href={toLocalizedPath(tablePath(table), language)}>
          {t(`tables.names.${isOfQuestionnaire(table) ? 'questionnaires' : table}`)}
        </ButtonLink>
        {seenAt ? (
          <ButtonLink icon="eye" href={toLocalizedPath(seenAt, language)}>
            {t(isOfQuestionnaire(table) ? 'questionnaires.see_all' : 'tables.see')}
          </ButtonLink>
        ) : null}
      </p>
    </div>
  )
}

/** Returns the public path; undefined for a page that exists only with the row. */
function getSeenPath(table: RowData['table'], { id, values }: RowData['row']): string | undefined {
  const path = getDeskTable(table).seenAt.replace(/\{(\w+)\}/, (_part, name: string) =>
    String((name === 'id' ? id : values[name]) ?? ''),
  )
  return path.endsWith('/') && path !== '/' ? undefined : path
}

function RowForm({ table, row, forms }: RowFormProps) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields } = useDefinedForm(forms.publish, {
    defaultValue: { ...toShown(forms, row.values), version: row.version },
  })
  const preview = usePageData<Preview | undefined>(forms.publish.id, undefined)
  return (
    <PostForm form={form} action={layout.currentHref}>
      <ChangedRowLink form={form} />
      {preview ? <RowPreview table={table} row={row} fields={forms.fields} preview={preview} /> : null}
      {preview ? (
        <p>
          <Button variant="main" icon="check" name="intent" value={PUBLISH}>
            {t('tables.publish')}
          </Button>
        </p>
      ) : null}
      {/* Version at the start of editing, also after a preview or conflict, so that another operator's change
          is not overwritten. */}
      <input type="hidden" name="version" value={fields.version?.initialValue ?? row.version} />
      {forms.fields.map((deskField) => {
        const field = fields[deskField.name]
        return field ? (
          <RowField key={deskField.name} field={field} deskField={deskField} references={row.references} />
        ) : null
      })}
      <p>
        <Button variant={preview ? undefined : 'main'} icon="eye" name="intent" value={PREVIEW}>
          {t('tables.show_preview')}
        </Button>
      </p>
    </PostForm>
  )
}

type RowFormProps = Pick<RowData, 'table' | 'row'> & { forms: RowForms }

/** Splits several choices, which are one text in the contract and several checkboxes here. */
function toShown({ fields }: RowForms, values: RowData['row']['values']) {
  const show = ({ kind }: DeskColumn, text: string) => (kind === 'choices' ? text.split(',') : text)
  return Object.fromEntries(fields.map(({ name, column }) => [name, show(column, values[name] ?? '')]))
}

function Removal({ forms, version }: { forms: RowForms; version: string }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form, fields, isRejected } = useDefinedForm(forms.remove)
  return (
    <Disclosure summary={t('tables.remove')} open={isRejected}>
      <PostForm form={form} action={layout.currentHref}>
        <ChangedRowLink form={form} />
        <input type="hidden" name="version" value={fields.version.initialValue ?? version} />
        <p>{t('tables.remove_hint')}</p>
        <p>
          <Button variant="risk">{t('tables.remove')}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}

interface ChangedRowLinkProps {
  form: { metadata: Pick<DefinedForm['metadata'], 'allErrors'> }
}

/** Links to the current row in a new tab, as the typed values exist only on this page. */
export function ChangedRowLink({ form }: ChangedRowLinkProps) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const isChanged = form.metadata.allErrors['']?.key === 'row_changed'
  return isChanged ? (
    <p>
      <a href={layout.currentHref} target="_blank" rel="noreferrer">
        {t('tables.open_changed')}
      </a>
    </p>
  ) : null
}
