import { useTranslation } from 'react-i18next'
import { draftStepHref } from '~/features/statement-drafts'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { type Column, Table } from '~/ui/table'
import type { ImportPhotos } from '~/upstream/statement-imports.server'
import { importHref } from './urls'

interface PhotoProgressProps {
  /** Id of the import. */
  id: string
  photos: ImportPhotos
}

/** Renders how many photos are there, and those that failed by line, each with a link to add it. */
export function PhotoProgress({ id, photos: { waiting, added, failed } }: PhotoProgressProps) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const columns: Column<ImportPhotos['failed'][number]>[] = [
    { key: 'line', head: t('preview.line'), number: true, cell: ({ line }) => line },
    {
      key: 'photo',
      head: t('photo_progress.photo'),
      cell: ({ source, failure }) => (
        <div className="wrap-anywhere">
          {source}
          <br />
          <span className="mute sm">{t(`photo_failures.${failure}`)}</span>
        </div>
      ),
    },
    {
      key: 'remedy',
      head: t('photo_progress.remedy'),
      cell: ({ draft, statement }) =>
        draft !== undefined || statement !== undefined ? (
          <a href={draftStepHref({ draft, statement, step: 'photos' }, language)}>
            {t('photo_progress.add')}
          </a>
        ) : null,
    },
  ]
  return (
    <section className="stack" aria-labelledby="import-photos">
      <h2 id="import-photos">{t('photo_progress.title')}</h2>
      <p>{t('photo_progress.added', { count: added })}</p>
      {waiting > 0 ? (
        <Flash tone="info" quiet>
          {t('photo_progress.waiting', { count: waiting })}{' '}
          <ButtonLink size="small" icon="refresh" href={importHref(language, id)}>
            {t('photo_progress.reload')}
          </ButtonLink>
        </Flash>
      ) : null}
      {failed.length > 0 ? (
        <Table
          caption={t('photo_progress.failed', { count: failed.length })}
          columns={columns}
          rows={failed}
          rowKey={({ line, source }) => `${line} ${source}`}
        />
      ) : null}
    </section>
  )
}
