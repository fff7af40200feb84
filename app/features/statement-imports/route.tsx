import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { isUpload, loadDraftOptions, readUploads } from '~/features/statement-drafts/index.server'
import type { ErrorKey } from '~/forms/field-error'
import { InputField } from '~/forms/fields'
import { handleForms, onSubmit, rejectValues } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireRole } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { PageHead } from '~/ui/page-head'
import { type Column, Table } from '~/ui/table'
import { UserText } from '~/ui/user-text'
import { statementParameters } from '~/upstream/dictionaries.server'
import {
  addImportArchive,
  confirmImport,
  type StatementImport,
  startImport,
  statementImport,
} from '~/upstream/statement-imports.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { ARCHIVE_PARAM, type ArchiveError, MAX_ARCHIVE_BYTES } from '~contract/import-archives'
import { COLUMN_NAMES, IMPORT_COLUMNS, type ImportColumn } from '~contract/import-columns'
import type { DraftField } from '~contract/statement-drafts'
import {
  IMPORTING_TYPES,
  type ImportFileError,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_LINES,
  STATEMENT_IMPORT_PATH,
} from '~contract/statement-imports'
import { type ColumnOptions, listColumnOptions } from './column-options.server'
import { archiveForm, confirmImportForm, importForm } from './form'
import { ImportPreview } from './import-preview'
import { archiveUpload } from './uploads'
import { importHref, parseImportId } from './urls'
import { useColumnName } from './use-column-name'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireRole(visitor, request, IMPORTING_TYPES)
  const { language } = visitor
  const id = parseImportId(new URL(request.url).searchParams)
  if (id === '') throw notFound('errors.page_desc')
  const [sent, dictionaries, options, i18n] = await Promise.all([
    id === undefined ? undefined : findImport(visitor.call(statementImport(id))),
    visitor.cachedCall(statementParameters),
    loadDraftOptions(visitor, {}),
    getI18n(language),
  ])
  const columns = listColumnOptions(dictionaries)
  return {
    sent,
    cities: options.cities,
    columns,
    title: i18n.getFixedT(language, 'statement-imports')('title'),
  }
}

type StatementImportData = Awaited<ReturnType<typeof loader>>

/** @throws 404 for another user's file, and for one older than a day */
async function findImport(call: Promise<StatementImport>): Promise<StatementImport> {
  try {
    return await call
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) throw notFound('errors.page_desc')
    throw error
  }
}

const FILE_ERRORS: Record<ImportFileError, ErrorKey> = {
  too_large: 'import_too_large',
  too_many_lines: 'import_too_many_lines',
  empty: 'import_empty',
  encoding: 'import_encoding',
  workbook: 'import_workbook',
  no_columns: 'import_no_columns',
  broken: 'import_broken',
  entities: 'import_entities',
  cell_too_long: 'import_cell_too_long',
  too_many_columns: 'import_too_many_columns',
  too_many_elements: 'import_too_many_elements',
  too_deep: 'import_too_deep',
  too_complex: 'import_too_complex',
  busy: 'import_busy',
}

const ARCHIVE_ERROR_KEYS: Record<ArchiveError, ErrorKey> = {
  empty: 'archive_empty',
  too_large: 'archive_too_large',
  not_zip: 'archive_not_zip',
  other_format: 'archive_other_format',
  damaged: 'archive_damaged',
  encrypted: 'archive_encrypted',
  too_many_files: 'archive_too_many_files',
  unpacked_too_large: 'archive_unpacked_too_large',
  bomb: 'archive_bomb',
  confirmed: 'archive_confirmed',
}

/** Passes on the archive as it arrives. */
async function takeArchive(args: ActionFunctionArgs, id: string) {
  const visitor = getVisitor(args)
  const reject = (key: ErrorKey, init?: ResponseInit) =>
    rejectValues(archiveForm, {}, { archive: { key } }, init)
  if (!isUpload(args.request)) return reject('archive_missing')
  let error: ArchiveError | 'missing' | undefined = 'missing'
  const { late } = await readUploads(args, archiveUpload, async ({ path, name, bytes }) => {
    if (bytes > MAX_ARCHIVE_BYTES) error = 'too_large'
    else if (bytes === 0) error = 'empty'
    else {
      const answer = await visitor.call(addImportArchive(id, { path, name }))
      error = 'refusal' in answer ? answer.refusal : undefined
    }
  })
  if (late !== undefined) return reject('archive_too_slow', { status: 408, headers: { Connection: 'close' } })
  if (error) return reject(error === 'missing' ? 'archive_missing' : ARCHIVE_ERROR_KEYS[error])
  return redirect(`${importHref(visitor.language, id)}#zip-photos`, 303)
}

async function statementImportAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireRole(visitor, args.request, IMPORTING_TYPES)
  const { searchParams } = new URL(args.request.url)
  const id = parseImportId(searchParams)
  if (id === '') throw notFound('errors.page_desc')
  if (id !== undefined && searchParams.has(ARCHIVE_PARAM)) return takeArchive(args, id)
  if (id !== undefined)
    return handleForms(
      args,
      onSubmit(confirmImportForm, async ({ values: { mode } }) => {
        await visitor.call(confirmImport(id, mode))
        return redirect(importHref(visitor.language, id), 303)
      }),
    )
  return handleForms(
    args,
    onSubmit(importForm, async ({ values: { file }, reject }) => {
      const started = await visitor.call(startImport(file))
      if ('id' in started) return redirect(importHref(visitor.language, started.id), 303)
      const { refusal, line } = started
      return reject({
        file: { key: FILE_ERRORS[refusal], args: { line: line ?? 1, count: MAX_IMPORT_LINES } },
      })
    }),
  )
}

export const action = pageAction(statementImportAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: STATEMENT_IMPORT_PATH,
  noIndex: true,
}))

export default function StatementImportPage() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <StatementImportView data={data} />
    </>
  )
}

const MEGABYTE = 1_000_000

const SAMPLES = ['csv', 'xml'] as const

function StatementImportView({ data }: { data: StatementImportData }) {
  return data.sent ? (
    <ImportPreview data={data} sent={data.sent} />
  ) : (
    <div className="stack">
      <UploadForm />
      <ColumnGuide columns={data.columns} />
    </div>
  )
}

function UploadForm() {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(importForm)
  return (
    <>
      <p>{t('intro')}</p>
      <PostForm form={form} action={importHref(language)} encType="multipart/form-data" className="stack">
        <InputField
          field={fields.file}
          type="file"
          accept=".csv,.tsv,.txt,.xml,text/csv,text/xml,application/xml"
          label={t('file')}
          hint={t('file_hint', { megabytes: MAX_IMPORT_BYTES / MEGABYTE, count: MAX_IMPORT_LINES })}
        />
        <p>
          <Button variant="main">{t('read')}</Button>
        </p>
      </PostForm>
      <p>
        {t('samples')}{' '}
        {SAMPLES.map((format, index) => (
          <span key={format}>
            {index > 0 ? ', ' : null}
            <a href={`/import/statements.${format}`} download>
              statements.{format}
            </a>
          </span>
        ))}
      </p>
      <p className="mute">{t('photos')}</p>
    </>
  )
}

const NAME_PLACES: Record<Language, number> = { ka: 0, en: 1, ru: 2 }

/** Renders the recognized headings, and the values that their cells may have. */
function ColumnGuide({ columns }: { columns: ColumnOptions }) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const toColumnName = useColumnName()
  const listNames = (column: ImportColumn): string[] => {
    const names: readonly string[] = COLUMN_NAMES[column]
    const own = names[NAME_PLACES[language]] ?? ''
    return [own, ...names.filter((name) => name !== own)]
  }
  const tableColumns: Column<ImportColumn>[] = [
    {
      key: 'heading',
      head: t('guide.heading'),
      cell: (column) => <code>{listNames(column)[0]}</code>,
    },
    {
      key: 'content',
      head: t('guide.content'),
      cell: (column) => (
        <>
          {toColumnName(column)}
          <span className="mute sm">
            {' '}
            {(columns[column as DraftField] ?? []).map(({ name }) => name).join(', ')}
          </span>
        </>
      ),
    },
    {
      key: 'others',
      head: t('guide.others'),
      wide: true,
      cell: (column) => (
        <span className="mute sm">
          {listNames(column)
            .slice(1)
            .map((name, at) => (
              <Fragment key={name}>
                {at > 0 ? ', ' : null}
                <UserText as="span">{name}</UserText>
              </Fragment>
            ))}
        </span>
      ),
    },
  ]
  return (
    <Disclosure summary={t('guide.title')} wide>
      <p>{t('guide.text')}</p>
      <Table
        caption={t('guide.title')}
        columns={tableColumns}
        rows={IMPORT_COLUMNS}
        rowKey={(column) => column}
      />
    </Disclosure>
  )
}
