import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { type DefinedForm, useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Button, ButtonLink } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { PageHead } from '~/ui/page-head'
import type { DeskColumn } from '~contract/desk-tables/columns'
import { getDeskTable } from '~contract/desk-tables/tables'
import deskStyles from '../desk.css?url'
import { DeskActs } from '../desk-acts'
import { loadRow, type RowPreview as Preview, type RowData, rowAction } from './row.server'
import { RowField } from './row-field'
import { defineRowForms, PREVIEW, PUBLISH, type RowForms } from './row-form'
import { RowPreview } from './row-preview'
import { isOfQuestionnaire, rowPath, tablePath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadRow(args)

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
    <article className="stack prose">
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
    </article>
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
