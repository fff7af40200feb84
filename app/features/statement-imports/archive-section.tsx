import { useTranslation } from 'react-i18next'
import { InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { Flash } from '~/ui/flash'
import { type Column, Table } from '~/ui/table'
import type { ImportArchive, StatementImport } from '~/upstream/statement-imports.server'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_FILES } from '~contract/import-archives'
import { archiveForm } from './form'
import { archiveHref } from './urls'

const MEGABYTE = 1_000_000

/** Renders the form for a ZIP file until the import is confirmed, and what was taken from each one. */
export function ArchiveSection({ sent: { id, result, archives } }: { sent: StatementImport }) {
  const { t } = useTranslation('statement-imports')
  return (
    <section className="stack" id="zip-photos" aria-labelledby="import-archive-title">
      <h2 id="import-archive-title">{t('archive.title')}</h2>
      {archives.map((archive) => (
        <ArchiveResult key={archive.id} archive={archive} />
      ))}
      {result ? <p className="mute">{t('archive.later')}</p> : <ArchiveForm id={id} />}
    </section>
  )
}

function ArchiveForm({ id }: { id: string }) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(archiveForm)
  return (
    <PostForm
      form={form}
      action={archiveHref(language, id)}
      encType="multipart/form-data"
      className="stack"
      data-enhance="pending-upload"
      data-question={t('archive.stops')}
    >
      <p>{t('archive.intro')}</p>
      <InputField
        field={fields.archive}
        type="file"
        accept=".zip,application/zip"
        label={t('archive.file')}
        hint={t('archive.hint', {
          megabytes: MAX_ARCHIVE_BYTES / MEGABYTE,
          files: formatNumber(MAX_ARCHIVE_FILES, language),
        })}
      />
      <p>
        <Button>{t('archive.send')}</Button>
      </p>
      <p role="status" hidden>
        {t('archive.sending')}
      </p>
    </PostForm>
  )
}

function ArchiveResult({
  archive: { name, photos, lines, skipped, skippedCount },
}: {
  archive: ImportArchive
}) {
  const { t } = useTranslation('statement-imports')
  const columns: Column<ImportArchive['skipped'][number]>[] = [
    {
      key: 'name',
      head: t('archive.skipped_file'),
      cell: (file) => <span className="wrap-anywhere">{file.name}</span>,
    },
    { key: 'reason', head: t('archive.reason'), cell: ({ reason }) => t(`archive.reasons.${reason}`) },
  ]
  const unlisted = skippedCount - skipped.length
  return (
    <>
      <Flash tone={photos > 0 ? 'good' : 'warn'} quiet>
        <b className="wrap-anywhere">{name || t('archive.file')}</b>
        {': '}
        {photos > 0 ? t('archive.taken', { count: photos, lines }) : t('archive.nothing')}
      </Flash>
      {skipped.length > 0 ? (
        <Disclosure summary={t('archive.skipped', { count: skippedCount })} wide>
          <Table
            caption={t('archive.skipped', { count: skippedCount })}
            columns={columns}
            rows={skipped}
            rowKey={(_file, index) => index}
          />
          {unlisted > 0 ? <p className="mute">{t('archive.unlisted', { count: unlisted })}</p> : null}
        </Disclosure>
      ) : null}
    </>
  )
}
