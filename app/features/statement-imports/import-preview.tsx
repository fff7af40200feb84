import { useTranslation } from 'react-i18next'
import type { DraftOptions } from '~/features/statement-drafts'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { type Column, Table } from '~/ui/table'
import type { ImportLine, StatementImport } from '~/upstream/statement-imports.server'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { MAX_BOUND_DECIMALS } from '~contract/values/bounded-number'
import { ArchiveSection } from './archive-section'
import type { ColumnOptions } from './column-options.server'
import { FileReading } from './file-reading'
import { confirmImportForm } from './form'
import { LineSummary } from './line-summary'
import { PhotoProgress } from './photo-progress'
import { summarizeLines } from './summarize-lines'
import { importHref } from './urls'
import { useColumnName } from './use-column-name'

const OUTCOME_TONES = {
  new: 'ok',
  changed: 'info',
  unchanged: 'off',
  in_review: 'warn',
  wrong: 'bad',
} as const

interface ImportPreviewProps {
  data: Pick<DraftOptions, 'cities'> & { columns: ColumnOptions }
  sent: StatementImport
}

/** Renders the result of each line of a file, before it is confirmed and after. */
export function ImportPreview({ data, sent }: ImportPreviewProps) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const columns: Column<ImportLine>[] = [
    { key: 'line', head: t('preview.line'), number: true, cell: ({ line }) => line },
    {
      key: 'statement',
      head: t('preview.statement'),
      cell: (line) => (
        <div className="wrap-anywhere">
          <LineSummary values={line.values} cities={data.cities} options={data.columns} />
          {line.photos > 0 ? <p className="mute sm">{t('photo_count', { count: line.photos })}</p> : null}
          <LineErrors line={line} />
        </div>
      ),
    },
    {
      key: 'outcome',
      head: t('preview.outcome'),
      cell: ({ outcome }) => <Badge tone={OUTCOME_TONES[outcome]}>{t(`outcomes.${outcome}`)}</Badge>,
    },
  ]
  return (
    <div className="stack">
      {sent.result ? <ImportOutcome result={sent.result} /> : null}
      {/* Before the confirmation, which ends it. */}
      <ArchiveSection sent={sent} />
      {sent.result ? null : <ConfirmForm sent={sent} />}
      {sent.photos ? <PhotoProgress id={sent.id} photos={sent.photos} /> : null}
      <FileReading sent={sent} />
      {sent.result ? null : (
        <Table caption={t('preview.title')} columns={columns} rows={sent.lines} rowKey={({ line }) => line} />
      )}
      <p>
        <ButtonLink variant="plain" href={importHref(language)}>
          {t('another')}
        </ButtonLink>
      </p>
    </div>
  )
}

function ConfirmForm({ sent: { id, lines } }: Pick<ImportPreviewProps, 'sent'>) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(confirmImportForm)
  const { taken, complete, wrong, withoutCurrency, nothingKey, savingKey } = summarizeLines(lines)
  return (
    <section className="stack" aria-labelledby="import-summary">
      <h2 id="import-summary">{t('summary', { count: lines.length, taken })}</h2>
      {wrong > 0 ? <Flash tone="warn">{t('left_out', { count: wrong })}</Flash> : null}
      {withoutCurrency > 0 ? (
        <Flash tone="warn">{t('without_currency', { count: withoutCurrency })}</Flash>
      ) : null}
      {nothingKey ? <p>{t(nothingKey)}</p> : null}
      {taken === 0 ? null : (
        <PostForm form={form} action={importHref(language, id)} className="stack">
          <p>{t(savingKey, { count: taken })}</p>
          <div className="row">
            {complete > 0 ? (
              <Button variant="main" name={fields.mode.name} value="publish">
                {t('publish', { count: complete })}
              </Button>
            ) : null}
            <Button variant={complete > 0 ? 'default' : 'main'} name={fields.mode.name} value="draft">
              {t('save', { count: taken })}
            </Button>
          </div>
          {complete > 0 && complete < taken ? (
            <p className="mute">{t('incomplete', { count: taken - complete })}</p>
          ) : null}
        </PostForm>
      )}
    </section>
  )
}

const COUNTS = ['published', 'inReview', 'awaitingPhotos', 'drafts', 'unchanged', 'leftOut'] as const

function ImportOutcome({ result }: { result: NonNullable<StatementImport['result']> }) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  return (
    <section className="stack" aria-labelledby="import-result">
      <h2 id="import-result">{t('done')}</h2>
      <ul>
        {COUNTS.filter((name) => result[name] > 0).map((name) => (
          <li key={name}>{t(`results.${name}`, { count: result[name] })}</li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="main" href={toLocalizedPath(OWN_STATEMENTS_PATH, language)}>
          {t('to_statements')}
        </ButtonLink>
      </p>
    </section>
  )
}

/** Renders the errors that keep a line out, or from being published, by column. */
function LineErrors({ line: { outcome, errors } }: { line: Pick<ImportLine, 'outcome' | 'errors'> }) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const toColumnName = useColumnName()
  if (errors.length === 0 || outcome === 'unchanged') return null
  return (
    <ul className="plain-list sm">
      {errors.map(({ column, field, error, bound = 0, text }) => {
        const name = column || (field ? toColumnName(field) : '')
        const isEmpty = error === 'unchosen' && text === ''
        return (
          <li key={`${column}/${field}/${error}`}>
            {name ? <b>{name}: </b> : null}
            {t(`errors.${isEmpty ? 'missing' : error}`, {
              text,
              bound: formatNumber(bound, language, MAX_BOUND_DECIMALS),
            })}
          </li>
        )
      })}
    </ul>
  )
}
