import { useTranslation } from 'react-i18next'
import { useDraftFieldTexts } from '~/features/statement-drafts'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { type Column, Table } from '~/ui/table'
import type { ImportLine, StatementImport } from '~/upstream/statement-imports.server'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { confirmImportForm } from './form'
import { LineErrors } from './line-errors'
import type { StatementImportData } from './loader.server'
import { importHref } from './urls'

const OUTCOME_TONES = {
  new: 'ok',
  changed: 'info',
  unchanged: 'off',
  in_review: 'warn',
  wrong: 'bad',
} as const

const SHOWN_FIELDS = ['deal_type_id', 'real_estate_type_id', 'area', 'room_type_id', 'floor'] as const

interface ImportPreviewProps {
  data: StatementImportData
  sent: StatementImport
}

/** What each line of a file becomes, before it is confirmed and after. */
export function ImportPreview({ data, sent }: ImportPreviewProps) {
  const { t } = useTranslation('statement-imports')
  const { language } = usePage()
  const { formatValue } = useDraftFieldTexts({ cities: data.cities, options: data.columns })
  const formatPrice = (values: ImportLine['values']) =>
    values.price
      ? `${formatValue('price', values)} ${formatValue('currency_id', values)}`
      : formatValue('price_type_id', values)
  const columns: Column<ImportLine>[] = [
    { key: 'line', head: t('preview.line'), number: true, cell: ({ line }) => line },
    {
      key: 'statement',
      head: t('preview.statement'),
      cell: ({ values, ...line }) => (
        <>
          {[formatValue('city_id', values), values.address].filter(Boolean).join(', ')}
          <br />
          <span className="mute sm">
            {[...SHOWN_FIELDS.map((field) => formatValue(field, values)), formatPrice(values)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <LineErrors line={line} />
        </>
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
      {sent.result ? <ImportOutcome result={sent.result} /> : <ConfirmForm sent={sent} />}
      {sent.unknownColumns.length > 0 ? (
        <Flash tone="warn">{t('unknown_columns', { list: sent.unknownColumns.join(', ') })}</Flash>
      ) : null}
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
  const taken = lines.filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
  const complete = taken.filter(({ isComplete }) => isComplete).length
  const wrong = lines.filter(({ outcome }) => outcome === 'wrong').length
  return (
    <section className="stack" aria-labelledby="import-summary">
      <h2 id="import-summary">{t('summary', { count: lines.length, taken: taken.length })}</h2>
      {wrong > 0 ? <Flash tone="warn">{t('left_out', { count: wrong })}</Flash> : null}
      {taken.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <PostForm form={form} action={importHref(language, id)} className="stack">
          <p>{t('one_step')}</p>
          <div className="row">
            {complete > 0 ? (
              <Button variant="main" name={fields.mode.name} value="publish">
                {t('publish', { count: complete })}
              </Button>
            ) : null}
            <Button variant={complete > 0 ? 'default' : 'main'} name={fields.mode.name} value="draft">
              {t('save', { count: taken.length })}
            </Button>
          </div>
          {complete > 0 && complete < taken.length ? (
            <p className="mute">{t('incomplete', { count: taken.length - complete })}</p>
          ) : null}
        </PostForm>
      )}
    </section>
  )
}

const COUNTS = ['published', 'inReview', 'drafts', 'unchanged', 'leftOut'] as const

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
      <ButtonLink variant="main" href={toLocalizedPath(OWN_STATEMENTS_PATH, language)}>
        {t('to_statements')}
      </ButtonLink>
    </section>
  )
}
